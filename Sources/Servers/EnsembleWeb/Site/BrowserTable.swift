// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency

/// The browsers that have pages, by cookie.
///
/// The table has its own lock, so that requests are checked and read off the main actor.
final class BrowserTable: Sendable {
  private let pageLimit: Int
  private let requestLimit: Int
  /// Whether to accept a browser by its cookie alone, for sessions that an earlier process has
  /// recorded.
  private let trustsCookies: Bool
  /// Whether browsers without a page in this process may send requests, since other processes may
  /// have their pages.
  private let admitsOthers: Bool
  private let browsers = LockIsolated<[String: Entry]>([:])

  fileprivate struct Entry {
    let browser: Secret
    var pages = 0
    var requests = 0
  }

  /// The maximum number of concurrent requests by browsers without a page in this process.
  private static let strangers = 256

  /// The result of asking to read a request.
  enum Admission { case admitted, tooMany, unknown }

  init(pageLimit: Int, requestLimit: Int, trustsCookies: Bool, admitsOthers: Bool) {
    self.trustsCookies = trustsCookies
    self.admitsOthers = admitsOthers
    self.pageLimit = pageLimit
    self.requestLimit = requestLimit
  }

  /// Returns the first browser of a request's cookies that has a page. Other cookies are not
  /// trusted, unless sessions outlive pages.
  func browser(_ cookies: [String]) -> Secret? {
    browsers.withValue { browsers in
      for cookie in cookies {
        if let entry = browsers[cookie] { return entry.browser }
      }
      return nil
    }
      ?? (trustsCookies ? cookies.lazy.compactMap { Secret(checking: $0) }.first : nil)
  }

  /// Counts a request whose body is about to be read.
  func startRequest(of cookie: String) -> Admission {
    browsers.withValue { browsers in
      if admitsOthers, browsers[cookie] == nil, let browser = Secret(checking: cookie) {
        // Browsers without a page have an entry only while their requests are in progress.
        guard browsers.values.count(where: { $0.pages == 0 }) < Self.strangers else {
          return .tooMany
        }
        browsers[cookie] = Entry(browser: browser)
      }
      guard let requests = browsers[cookie]?.requests else { return .unknown }
      guard requests < requestLimit else { return .tooMany }
      browsers[cookie]?.requests += 1
      return .admitted
    }
  }

  /// Returns the number of requests of a browser that are being read.
  func requestCount(of cookie: String) -> Int {
    browsers.withValue { $0[cookie]?.requests ?? 0 }
  }

  func endRequest(of cookie: String) {
    browsers.withValue { browsers in
      browsers[cookie]?.requests -= 1
      browsers.removeUnused(cookie)
    }
  }

  /// Counts a page, or returns false if the browser has reached its limit.
  func addPage(of browser: Secret) -> Bool {
    browsers.withValue { browsers in
      var entry = browsers[browser.text] ?? Entry(browser: browser)
      guard entry.pages < pageLimit else { return false }
      entry.pages += 1
      browsers[browser.text] = entry
      return true
    }
  }

  func pageCount(of browser: Secret) -> Int {
    browsers.withValue { $0[browser.text]?.pages ?? 0 }
  }

  func removePage(of browser: Secret) {
    browsers.withValue { browsers in
      browsers[browser.text]?.pages -= 1
      browsers.removeUnused(browser.text)
    }
  }

  func removeAll() { browsers.withValue { $0 = [:] } }
}

extension [String: BrowserTable.Entry] {
  /// Removes a browser that has neither pages nor requests.
  fileprivate mutating func removeUnused(_ cookie: String) {
    if let entry = self[cookie], entry.pages == 0, entry.requests == 0 { self[cookie] = nil }
  }
}
#endif
