// SPDX-License-Identifier: MIT

import EnsembleBindings
import HTTPTypes

/// The name in a query by which a page is asked for that goes on with no session.
let newSession = "new-session"

extension WebSite {
  /// Shows the page of a place in an application.
  ///
  /// If the browser may have something to go on with, which is in no request, the page comes without content: its script
  /// says which session its tab had, and opens the page.
  @MainActor
  func show(
    _ place: WebRoute.Place,
    _ request: WebRequest,
    _ target: Address,
    _ visit: WebVisit
  ) throws -> WebResponse {
    // What asks for a head only gets no page.
    if request.head.method == .head { return .html("") }
    let cookie = cookieName(request)
    let known = registry.visitors.browser(request.cookie(cookie))
    let isNew = target.query[newSession] != nil
    var query = target.query
    query[newSession] = nil
    let address = Address(place.path, query: query)
    guard registry.mayHave(address, place.app) else { return response(to: .noSuchAddress) }
    let mayGoOn = known.map { registry.hasSession(of: place.app, for: $0, visit) } ?? false
    // Who follows a link from another site has not sent the cookie: a new one would end the pages that are open.
    if known == nil && isFromElsewhere(request) || mayGoOn && !isNew {
      return .html(page(of: place, nil, visit).html)
    }
    let browser = known ?? Secret()
    let page: WebPage
    do {
      page = try registry.open(place.app, for: browser, session: nil, at: address, visit)
    } catch let refusal as PageRegistry.Refusal {
      return response(to: refusal)
    }
    var response = WebResponse.html(self.page(of: place, page, visit).html)
    if known == nil { setCookie(cookie, browser, visit, &response) }
    return response
  }

  /// Opens a page for the script of one that has come without content.
  @MainActor
  func open(_ request: WebRequest, _ target: Address, _ visit: WebVisit) throws -> WebResponse {
    let cookie = cookieName(request)
    let known = registry.visitors.browser(request.cookie(cookie))
    let browser = known ?? Secret()
    guard let app = apps.first(where: { $0.path == target.query["app"] }) else { return gone }
    guard let address = Address(target.query["address"] ?? "/") else {
      return .refusal(.badRequest, "This is no address.")
    }
    let page: WebPage
    do {
      page = try registry.open(
        app,
        for: browser,
        session: target.query["session"],
        at: address,
        visit
      )
    } catch let refusal as PageRegistry.Refusal {
      return response(to: refusal)
    }
    var response = WebResponse(.ok, type: "application/json", page.json)
    if known == nil { setCookie(cookie, browser, visit, &response) }
    return response
  }

  @MainActor
  private func page(of place: WebRoute.Place, _ page: WebPage?, _ visit: WebVisit) -> AppPage {
    let files = PageFiles(visit)
    return AppPage(
      app: place.app,
      base: files.path(place.base),
      page: page,
      configuration: configuration,
      files: files,
      isAlone: apps.count == 1
    )
  }

  private func response(to refusal: PageRegistry.Refusal) -> WebResponse {
    switch refusal {
    case .tooMany: .retry(.serviceUnavailable, "Too many pages are open.", after: 30)
    case .noSuchAddress: .refusal(.notFound, configuration.words.missing)
    }
  }

  private func setCookie(
    _ name: String,
    _ browser: Secret,
    _ visit: WebVisit,
    _ response: inout WebResponse
  ) {
    response.headers[.setCookie] =
      "\(name)=\(browser.text); Path=\(visit.path.isEmpty ? "/" : visit.path); HttpOnly; SameSite=Strict"
      + (configuration.isHTTPS ? "; Secure" : "")
  }

  /// Starts the stream to the pages of a browser, which names them with the number of the last message of each.
  @MainActor
  func stream(_ request: WebRequest, _ target: Address, _ visit: WebVisit) -> WebResponse {
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
