// SPDX-License-Identifier: MIT

import HTTPTypes

extension WebSite {
  /// Opens a page of an application.
  @MainActor
  func open(
    _ app: WebApp,
    _ request: WebRequest,
    _ target: RequestTarget,
    _ visit: WebVisit
  ) throws -> WebResponse {
    let cookie = cookieName(request)
    let known = registry.visitors.browser(request.cookie(cookie))
    // Who follows a link from another site has not sent the cookie: a new one would end the pages that are open.
    if known == nil, isFromElsewhere(request) {
      return .html(ArrivalPage(words: configuration.words, files: PageFiles(visit)).html)
    }
    // What asks for a head only gets no page.
    if request.head.method == .head { return .html("") }
    let browser = known ?? Secret()
    guard
      let page = try registry.open(app, for: browser, session: target.query["session"], visit)
    else {
      return .retry(.serviceUnavailable, "Too many pages are open.", after: 30)
    }
    let html = AppPage(
      app: app,
      page: page,
      configuration: configuration,
      files: PageFiles(visit),
      isAlone: apps.count == 1
    ).html
    var response = WebResponse.html(html)
    if known == nil {
      response.headers[.setCookie] =
        "\(cookie)=\(browser.text); Path=\(visit.path.isEmpty ? "/" : visit.path); HttpOnly; SameSite=Strict"
        + (configuration.isSecure ? "; Secure" : "")
    }
    return response
  }

  /// Starts the stream of what a page is told.
  @MainActor
  func stream(_ request: WebRequest, _ target: RequestTarget, _ visit: WebVisit) -> WebResponse {
    if let pages = target.query["pages"] { return sharedStream(request, pages, visit) }
    guard let page = registry.page(target.query["page"] ?? "") else { return gone }
    guard owns(request, page, visit) else { return foreign }
    // A head has no events.
    guard request.head.method == .get else {
      return WebResponse(.ok, [.contentType: eventStreamType])
    }
    let last = request.header(.lastEventID) ?? target.query["last"]
    let stream = page.startStream(after: last.flatMap { Int($0) } ?? 0)
    return WebResponse(
      .ok,
      [.contentType: eventStreamType],
      .stream(
        visit.stream(whenEnded: { [weak page] in page?.endStream(stream) }) {
          await page.next(in: stream)
        }
      )
    )
  }

  /// Starts the stream that the pages of a browser share, each with the number of the message that it has had last.
  @MainActor
  private func sharedStream(
    _ request: WebRequest,
    _ pages: String,
    _ visit: WebVisit
  ) -> WebResponse {
    let limit = configuration.limits.pagesPerBrowser
    let stream = BrowserStream(
      timekeeper: timekeeper,
      heartbeat: configuration.limits.heartbeat
    )
    for (place, entry) in pages.split(separator: ",").prefix(limit).enumerated() {
      let parts = entry.split(separator: ":", maxSplits: 1)
      let page = registry.page(parts.first.map(String.init) ?? "")
      stream.add(
        page.flatMap { owns(request, $0, visit) ? $0 : nil },
        at: place,
        after: parts.count == 2 ? Int(parts[1]) ?? 0 : 0
      )
    }
    return WebResponse(
      .ok,
      [.contentType: eventStreamType],
      .stream(visit.stream(whenEnded: { stream.end() }) { await stream.next() })
    )
  }

  @MainActor
  func owns(_ request: WebRequest, _ page: WebPage, _ visit: WebVisit) -> Bool {
    guard page.session.owner == nil || page.session.owner == visit.owner else { return false }
    return request.cookie(cookieName(request)).map(page.browser.matches) ?? false
  }

  var gone: WebResponse { .refusal(.gone, "This page has ended.") }

  var foreign: WebResponse { .refusal(.forbidden, "This page is somebody else's.") }
}

extension WebVisit {
  /// What is sent to a client until it is gone: as soon as its connection is closed, if that is known, and otherwise when
  /// the server no longer asks for what is next.
  fileprivate func stream(
    whenEnded end: @escaping @MainActor @Sendable () -> Void,
    _ next: @escaping @Sendable () async -> String?
  ) -> @Sendable () async -> String? {
    let lease = StreamLease(end)
    whenDisconnected? { [weak lease] in lease?.end() }
    return {
      defer { withExtendedLifetime(lease) {} }
      return await next()
    }
  }
}

/// Ends a stream when nobody asks for what is next any more.
private final class StreamLease: Sendable {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  func end() {
    Task { @MainActor [action] in action() }
  }

  deinit { end() }
}

extension HTTPField.Name {
  // Its letters are those that names may have.
  static let lastEventID = HTTPField.Name("Last-Event-ID")!
}
