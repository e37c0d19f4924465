// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// The browsers that have pages, by cookie.
///
/// The table has its own lock, so that requests are checked and read off the main actor.
final class Visitors: Sendable {
  private let pageLimit: Int
  private let requestLimit: Int
  private let visitors = LockIsolated<[String: Visitor]>([:])

  private struct Visitor {
    let browser: Secret
    var pages = 0
    var requests = 0
  }

  /// The result of asking to read a request.
  enum Admission { case admitted, tooMany, unknown }

  init(pageLimit: Int, requestLimit: Int) {
    self.pageLimit = pageLimit
    self.requestLimit = requestLimit
  }

  /// Returns the browser of a cookie if it has a page. Other cookies are not trusted.
  func browser(_ cookie: String?) -> Secret? {
    cookie.flatMap { cookie in visitors.withValue { $0[cookie]?.browser } }
  }

  /// Counts a request whose body is about to be read.
  func startRequest(of cookie: String) -> Admission {
    visitors.withValue { visitors in
      guard let requests = visitors[cookie]?.requests else { return .unknown }
      guard requests < requestLimit else { return .tooMany }
      visitors[cookie]?.requests += 1
      return .admitted
    }
  }

  /// Returns the number of requests of a browser that are being read.
  func requestCount(of cookie: String) -> Int {
    visitors.withValue { $0[cookie]?.requests ?? 0 }
  }

  func endRequest(of cookie: String) {
    visitors.withValue { $0[cookie]?.requests -= 1 }
  }

  /// Counts a page, or returns false if the browser has reached its limit.
  func addPage(of browser: Secret) -> Bool {
    visitors.withValue { visitors in
      var visitor = visitors[browser.text] ?? Visitor(browser: browser)
      guard visitor.pages < pageLimit else { return false }
      visitor.pages += 1
      visitors[browser.text] = visitor
      return true
    }
  }

  func pageCount(of browser: Secret) -> Int {
    visitors.withValue { $0[browser.text]?.pages ?? 0 }
  }

  func removePage(of browser: Secret) {
    visitors.withValue { visitors in
      visitors[browser.text]?.pages -= 1
      if visitors[browser.text]?.pages == 0 { visitors[browser.text] = nil }
    }
  }

  func removeAll() { visitors.withValue { $0 = [:] } }
}
