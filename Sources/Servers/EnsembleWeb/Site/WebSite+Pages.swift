// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleCore
import HTTPTypes

/// The query item that requests a page with a new session.
let newSession = "new-session"

/// The query item of a page that continues in place, with the version of its script and strings.
private let continuedVersion = "version"

/// The query item that names the recorded state with which the session begins, for tools.
let forkedSession = "fork"

extension WebSite {
  /// Responds with the page for an address in an application.
  ///
  /// If the browser may have a session to resume, the page comes without content, because the
  /// request does not identify the tab: the script of the page then sends the tab's session and
  /// opens the page.
  @MainActor
  func show(
    _ destination: WebRoute.Destination,
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) async throws -> WebResponse {
    // The request of an image must not open a session, even at the address of a page.
    guard request.isForDocument else {
      return .refusal(.forbidden, "A page is not a part of another page.")
    }
    if let response = unlock(destination, request, target, context) { return response }
    let tools = docked(target)
    guard tools.allSatisfy({ isUnlocked($0.tool, request) }) else { return locked }
    let cookie = cookieName(request)
    let known = registry.browsers.browser(request.cookies(cookie))
    let isNew = target.query[newSession] != nil
    var query = target.query
    query[newSession] = nil
    query[forkedSession] = nil
    for (tool, _) in tools { query[tool.path] = nil }
    let address = Address(destination.path, query: query)
    guard registry.mayExist(address, destination.app) else {
      return response(to: .noSuchAddress, context)
    }
    // A HEAD request does not open a page.
    if request.head.method == .head { return .html("") }
    let app = destination.app
    let canResume = known.map { registry.hasSession(of: app, for: $0, context) } ?? false
    // A navigation from another site does not carry the `SameSite` cookie, and setting a new one
    // would end the open pages.
    if known == nil && isFromElsewhere(request) || canResume && !isNew {
      return page(of: destination, nil, context)
    }
    let browser = known ?? Secret()
    let page: WebPage
    do {
      page = try await StoreOrigin.$fork.withValue(target.query[forkedSession]) {
        try await registry.open(app, for: browser, session: nil, at: address, context)
      }
    } catch PageRegistry.Refusal.unavailable, PageRegistry.Refusal.elsewhere {
      // The script of the page sends another request.
      return self.page(of: destination, nil, context)
    } catch let refusal as PageRegistry.Refusal {
      return response(to: refusal, context)
    }
    for (tool, edge) in tools { tool.dock?(page.session.tree, app, edge) }
    var response = self.page(of: destination, page, context)
    if known == nil || isRecorded { setCookie(cookie, browser, context, &response) }
    return response
  }

  /// Opens a page at the request of the script of a page without content.
  @MainActor
  func open(
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) async throws -> WebResponse {
    let cookie = cookieName(request)
    let known = registry.browsers.browser(request.cookies(cookie))
    let browser = known ?? Secret()
    guard let app = allApps.first(where: { $0.path == target.query["app"] }) else {
      return gone
    }
    guard isUnlocked(app, request) else { return locked }
    guard var address = Address(target.query["address"] ?? "/") else {
      return .refusal(.badRequest, "The address is invalid.")
    }
    let tools = docked(address)
    guard tools.allSatisfy({ isUnlocked($0.tool, request) }) else { return locked }
    for (tool, _) in tools { address.query[tool.path] = nil }
    if let version = target.query[continuedVersion], version != self.version(of: app, context) {
      return .refusal(.conflict, "The page is of another version of the program.")
    }
    let session = target.query["session"]
    if let session, !registry.hasSession(session),
      let answer = await answer(ofSession: session, to: request)
    {
      return answer
    }
    let page: WebPage
    do {
      page = try await registry.open(app, for: browser, session: session, at: address, context)
    } catch PageRegistry.Refusal.elsewhere(let owner) {
      return await answer(ofOwner: owner, to: request) ?? response(to: .unavailable, context)
    } catch let refusal as PageRegistry.Refusal {
      return response(to: refusal, context)
    }
    for (tool, edge) in tools { tool.dock?(page.session.tree, app, edge) }
    var response = WebResponse(.ok, type: "application/json", OpenedPage(page).encoded)
    if known == nil || isRecorded { setCookie(cookie, browser, context, &response) }
    return response
  }

  /// Returns the tools that an address shows beside its page, each with the name of an edge.
  private func docked(_ address: Address) -> [(tool: WebApp, edge: String)] {
    allApps.compactMap { app in
      guard app.dock != nil, let edge = address.query[app.path] else { return nil }
      return (app, edge)
    }
  }

  @MainActor
  private func page(
    of destination: WebRoute.Destination,
    _ page: WebPage?,
    _ context: WebRequestContext
  ) -> WebResponse {
    let files = PageFiles(context, self.files)
    let button = signOutButton(context)
    let page = AppPage(
      app: destination.app,
      base: files.path(destination.base),
      page: page,
      configuration: configuration.speaking(context.languages),
      files: files,
      isAlone: apps.count == 1 || destination.app.path.isEmpty,
      owner: context.owner,
      signOut: button
    )
    var response = WebResponse.html(page.html)
    if button != nil { response.formOrigins = formOrigins }
    return response
  }

  /// Returns the version of the pages of an application, apart from their contents.
  @MainActor
  private func version(of app: WebApp, _ context: WebRequestContext) -> String {
    ScriptData(
      app: app,
      base: "",
      configuration: configuration.speaking(context.languages),
      files: PageFiles(context, files),
      owner: context.owner,
      signOut: signOutButton(context)
    ).version
  }

  private func response(
    to refusal: PageRegistry.Refusal,
    _ context: WebRequestContext
  ) -> WebResponse {
    switch refusal {
    case .tooMany: .retry(.serviceUnavailable, "Too many pages are open.", after: 30)
    case .noSuchAddress:
      .refusal(.notFound, configuration.speaking(context.languages).strings.missing)
    case .unavailable, .elsewhere:
      .retry(.serviceUnavailable, "Another process has the session of this page.", after: 1)
    }
  }

  /// Whether sessions, and thus cookies, outlive the process.
  private var isRecorded: Bool { !registry.recordedApps.isEmpty }

  /// The longest time in seconds that browsers keep a cookie: 400 days. It counts from the last
  /// time a page was opened, so it has to exceed the time for which a page stays open.
  private static var cookieLifetime: Int { 400 * 24 * 3600 }

  private func setCookie(
    _ name: String,
    _ browser: Secret,
    _ context: WebRequestContext,
    _ response: inout WebResponse
  ) {
    response.headers[.setCookie] =
      "\(name)=\(browser.text); Path=\(context.path.isEmpty ? "/" : context.path); HttpOnly; SameSite=Strict"
      + (configuration.isHTTPS ? "; Secure" : "")
      + (isRecorded ? "; Max-Age=\(Self.cookieLifetime)" : "")
  }

  /// Starts the stream to a browser's pages. The query lists the pages with the number of their
  /// last message.
  @MainActor
  func stream(_ request: WebRequest, _ target: Address, _ context: WebRequestContext) -> WebResponse
  {
    let entries = (target.query["pages"] ?? "").split(separator: ",")
    let named = entries.map { entry in
      let page = entry.prefix { $0 != ":" }
      let last = entry.dropFirst(page.count + 1)
      return (page: registry.page(String(page)), last: last.isEmpty ? 0 : Int(last))
    }
    let owned = named.map { name in name.page.flatMap { owns(request, $0, context) ? $0 : nil } }
    let peers = peers(for: request)
    let remote = peers.map { remotePages(entries, $0) } ?? [:]
    // A stream without any page would stay silent.
    if remote.isEmpty, owned.allSatisfy({ $0 == nil }) {
      return named.contains { $0.page != nil } ? foreign : gone
    }
    // A HEAD request has no events.
    guard request.head.method == .get else {
      return WebResponse(.ok, [.contentType: eventStreamType])
    }
    let stream = BrowserStream(clock: clock, heartbeat: configuration.limits.heartbeat)
    let indices = Set(owned.indices).subtracting(remote.values.flatMap(\.indices))
    for index in indices.sorted() {
      stream.add(owned[index], at: index, after: named[index].last ?? 0)
    }
    let next: @Sendable () async -> String?
    if let peers, !remote.isEmpty {
      let local = indices.isEmpty ? nil : stream
      let merged = mergedStream(local, remote, request, target, peers)
      let lease = StreamLease { merged.end() }
      next = events(lease, context) { await merged.next() }
    } else {
      let lease = StreamLease { stream.end() }
      next = events(lease, context) { [metrics] in
        guard let event = await stream.next() else { return nil }
        let text = event.encoded
        if case .message = event { metrics.patched(bytes: text.utf8.count) }
        return text
      }
    }
    return WebResponse(.ok, [.contentType: eventStreamType], .stream(next))
  }

  @MainActor
  func owns(_ request: WebRequest, _ page: WebPage, _ context: WebRequestContext) -> Bool {
    guard page.session.owner == nil || page.session.owner == context.owner,
      admits(context, toApp: page.session.app)
    else { return false }
    return request.cookies(cookieName(request)).contains(where: page.browser.matches)
  }

  var gone: WebResponse { .refusal(.gone, "This page has ended.") }

  var foreign: WebResponse { .refusal(.forbidden, "The page belongs to another browser or user.") }
}

extension WebSite {
  /// Returns the encoded events of a stream, which ends when the client disconnects.
  ///
  /// Where the server does not report the end of a connection, the stream ends when the server
  /// drops the closure.
  private func events(
    _ lease: StreamLease,
    _ context: WebRequestContext,
    _ next: @escaping @Sendable () async -> String?
  ) -> @Sendable () async -> String? {
    context.whenDisconnected? { [weak lease] in lease?.end() }
    return {
      defer { withExtendedLifetime(lease) {} }
      return await next()
    }
  }
}

/// A token that ends a stream when it is released.
private final class StreamLease: Sendable {
  private let endStream: @MainActor @Sendable () -> Void

  init(_ endStream: @escaping @MainActor @Sendable () -> Void) { self.endStream = endStream }

  func end() {
    Task { @MainActor [endStream] in endStream() }
  }

  deinit { end() }
}
#endif
