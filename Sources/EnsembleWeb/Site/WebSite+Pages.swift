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

  /// Starts the stream to the pages of a browser, which names them with the number of the last message of each.
  @MainActor
  func stream(_ request: WebRequest, _ target: RequestTarget, _ visit: WebVisit) -> WebResponse {
    let named = (target.query["pages"] ?? "").split(separator: ",").map { entry in
      let parts = entry.split(separator: ":", maxSplits: 1)
      return (page: registry.page(String(parts[0])), last: parts.count == 2 ? Int(parts[1]) : 0)
    }
    let owned = named.map { name in name.page.flatMap { owns(request, $0, visit) ? $0 : nil } }
    // Where there is nothing to tell, there is no stream.
    if owned.allSatisfy({ $0 == nil }) { return named.contains { $0.page != nil } ? foreign : gone }
    // A head has no events.
    guard request.head.method == .get else {
      return WebResponse(.ok, [.contentType: eventStreamType])
    }
    let stream = BrowserStream(timekeeper: timekeeper, heartbeat: configuration.limits.heartbeat)
    for (place, page) in owned.enumerated() {
      stream.add(page, at: place, after: named[place].last ?? 0)
    }
    return WebResponse(.ok, [.contentType: eventStreamType], .stream(visit.events(of: stream)))
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
  /// The events of a stream until the client is gone: when its connection is closed, where that is noticed, and
  /// otherwise when the server stops asking for the next one.
  @MainActor
  fileprivate func events(of stream: BrowserStream) -> @Sendable () async -> String? {
    let lease = StreamLease(stream)
    whenDisconnected? { [weak lease] in lease?.end() }
    return {
      defer { withExtendedLifetime(lease) {} }
      return await stream.next()
    }
  }
}

/// The use of a stream, which ends with it.
private final class StreamLease: Sendable {
  private let stream: BrowserStream

  init(_ stream: BrowserStream) { self.stream = stream }

  func end() {
    Task { @MainActor [stream] in stream.end() }
  }

  deinit { end() }
}
