// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleConcurrency
import EnsembleJournal
import EnsembleUI
import HTTPTypes
import IssueReporting
import Logging

/// A set of applications below a path of a server, with the resources of their pages.
///
/// A site is independent of connections: any server can pass it requests as values.
package final class WebSite: Sendable {
  let configuration: WebConfiguration
  let apps: [WebApp]
  /// The applications of tools, which only browsers with their keys may open.
  let tools: [WebApp]
  /// The applications, including the applications of tools.
  let allApps: [WebApp]
  /// Whether some applications are restricted.
  let checksAccess: Bool
  /// Whether some applications are open to people without a login.
  let hasOpenApps: Bool
  let clock: ServerClock
  package let registry: PageRegistry
  let metrics: WebMetrics
  let files: StaticFiles
  /// Whether the site is mounted in another server.
  let isMounted: Bool
  private let check: RequestCheck
  /// The admission of requests that open pages.
  let admission: LockIsolated<PageAdmission>
  /// The turns of these requests; nil if they may wait for a journal or another server, so that a
  /// slow one would hold up the others.
  let openingTurns: OpeningTurns?
  /// Whether a request through an unknown proxy was logged.
  let hasWarnedOfProxy = LockIsolated(false)
  /// Whether the server is draining: proxies are asked to send new visitors elsewhere.
  let isDraining = LockIsolated(false)
  /// Whether the server is stopping, so that clients should repeat requests later, at its
  /// successor.
  package let isStopping = LockIsolated(false)

  /// Creates a site.
  ///
  /// - Parameter isMounted: Whether the site is mounted in another server, whose interface the
  ///   configuration does not name. A mounted site offers no tools.
  package init(
    configuration: WebConfiguration,
    apps: [WebApp],
    clock: some Clock<Duration>,
    isMounted: Bool = false
  ) {
    self.configuration = configuration
    self.apps = apps
    self.isMounted = isMounted
    let tools = isMounted ? [] : WebTools.apps(for: configuration)
    let allApps = apps + tools
    let hasLogin = configuration.login != nil
    self.tools = tools
    self.allApps = allApps
    checksAccess = hasLogin || apps.contains { $0.access.asksForRoles }
    hasOpenApps = !hasLogin || allApps.contains { $0.key != nil || $0.access == .everyone }
    files = StaticFiles(configuration.theme)
    check = RequestCheck(allowedHosts: configuration.allowedHosts, isHTTPS: configuration.isHTTPS)
    self.clock = ServerClock(clock)
    admission = LockIsolated(PageAdmission(PageAdmission.Limits(configuration.limits)))
    let mayWait = configuration.peers != nil || allApps.contains(where: \.isRecorded)
    openingTurns = mayWait ? nil : OpeningTurns(limit: 1)
    metrics = WebMetrics(configuration.metrics)
    for app in apps where app.isShared && !app.isRecorded && configuration.peers != nil {
      reportIssue(
        """
        The application '\(app.path)' is shared by all browsers, but has a session in each process of the cluster.

        Create its stores in the 'SessionJournal' that its closure may take, so that all processes use one session.
        """
      )
    }
    Self.checkLogin(configuration, apps)
    registry = PageRegistry(
      configuration: configuration,
      recordedApps: configuration.journal == nil ? [] : apps.filter(\.isRecorded).map(\.path),
      clock: self.clock,
      metrics: metrics
    )
    configuration.login?.register(self)
  }

  /// Reports a configuration under which nobody could open an application.
  private static func checkLogin(_ configuration: WebConfiguration, _ apps: [WebApp]) {
    if configuration.login?.authenticator is TrustedHeader, configuration.trustedProxies == nil {
      reportIssue(
        """
        The login believes a header field of a proxy, but the configuration has no 'trustedProxies', so that \
        nobody is recognized.
        """
      )
    }
    for app in apps where configuration.login == nil && app.access.asksForRoles {
      reportIssue(
        """
        The application '\(app.path)' is for some roles, but the configuration has no 'login', \
        so no one can open it.
        """
      )
    }
  }

  /// Returns the response to a request.
  ///
  /// An error becomes a response, a line in the log, and a count in the metrics, like any other
  /// refusal.
  ///
  /// - Throws: The responses that the closure of a mounted application throws, which are for the
  ///   server around it.
  package func respond(to request: WebRequest, context: WebRequestContext = WebRequestContext())
    async throws
    -> WebResponse
  {
    var (route, response) = try await answer(request, context)
    response = readable(response, to: request, of: route, context)
    if request.head.method == .head, let length = response.body.length {
      response.headers[.contentLength] = String(length)
      response.body = .text("")
    }
    metrics.responded(route, response.status)
    configuration.logger.log(
      level: response.status.code < 400 ? .debug : .info,
      response.status.code < 400 ? "Request" : "Request refused",
      metadata: ["route": "\(route.name)", "status": "\(response.status.code)"]
    )
    response = response.secured(imagesFrom: configuration.imageOrigins)
    if let time = configuration.strictTransportTime, configuration.isHTTPS {
      response.headers[.strictTransportSecurity] = "max-age=\(Int(max(time, .zero) / .seconds(1)))"
    }
    return response
  }

  private func answer(
    _ request: WebRequest,
    _ context: WebRequestContext
  ) async throws -> (WebRoute, WebResponse) {
    if let refusal = check.refusal(of: request) {
      // A malformed request is refused, even for a health check.
      let health = refusal.status == .badRequest ? nil : await health(request, context)
      return health ?? (.refused, refusal)
    }
    if let health = await health(request, context) { return health }
    // A page that is notified of its end now would reload while no server listens.
    if isStopping.value {
      return (.refused, .retry(.serviceUnavailable, "The server is stopping.", after: 1))
    }
    guard let target = Address(request.head.path ?? "/") else {
      return (.refused, .refusal(.badRequest, "The address is invalid."))
    }
    guard target.path.starts(with: context.base),
      let route = WebRoute(
        target.path.dropFirst(context.base.count),
        apps,
        tools: tools,
        isMounted: isMounted
      )
    else { return (.refused, .refusal(.notFound, "There is no page at this address.")) }
    guard route.methods.contains(request.head.method) else {
      let allowed = route.methods.map(\.rawValue).joined(separator: ", ")
      return (
        route,
        .refusal(.methodNotAllowed, "This address does not allow the method.", [.allow: allowed])
      )
    }
    var context = context
    switch route {
    case .page, .open, .index, .signIn, .signOut: context.languages = request.languages
    default: break
    }
    let request = marked(request, context)
    do {
      if route.dependsOnOwner { context = try await recognized(request, route, context) }
      if let refusal = refusal(of: request, target, route, context) { return (route, refusal) }
      return (route, try await respond(to: request, target, route, context))
    } catch {
      return (route, try response(toFailure: error, of: route, context))
    }
  }

  private func respond(
    to request: WebRequest,
    _ target: Address,
    _ route: WebRoute,
    _ context: WebRequestContext
  ) async throws -> WebResponse {
    switch route {
    case .style: files.style.response(to: request)
    case .theme: files.theme?.response(to: request) ?? .refusal(.notFound, "There is no theme.")
    case .script: files.script.response(to: request)
    case .worker: files.worker.response(to: request)
    case .icon: files.icon.response(to: request)
    case .index:
      await .html(
        IndexPage(
          apps: apps.filter { admits(context, to: $0) },
          configuration: configuration.speaking(context.languages),
          files: PageFiles(context, files)
        ).html
      )
    // Handled in separate functions: the task of a connection keeps the memory of its largest
    // frames until the connection ends.
    case .page(let destination):
      try await admitted(request, context) { context in
        try await Task { try await self.show(destination, request, target, context) }.value
      }
    case .open:
      try await admitted(request, context) { context in
        try await Task { try await self.open(request, target, context) }.value
      }
    case .stream: await stream(request, target, context)
    case .events: await events(request, context)
    case .upload: await upload(request, target, context)
    case .download: await download(request, target, context)
    case .image(let number, let tag): await image(number, at: tag, request)
    case .question(let app): await answer(request, app)
    case .signIn: try await signIn(request, target, context)
    case .signOut: try await signOut(request, context)
    case .health, .refused: .refusal(.notFound, "There is no page at this address.")
    }
  }

  /// Returns the name of the cookie. It includes the port, because browsers send cookies to all
  /// ports of a host.
  ///
  /// Its prefix over HTTPS keeps other hosts of a domain, and pages without HTTPS, from setting a
  /// cookie of that name. A mounted site, whose cookie has a path, can only use the weaker prefix
  /// `__Secure-`.
  func cookieName(_ request: WebRequest) -> String {
    let name =
      !configuration.isHTTPS ? "ensemble" : isMounted ? "__Secure-ensemble" : "__Host-ensemble"
    return name + portSuffix(request)
  }

  /// Returns the end of the name of a cookie.
  func portSuffix(_ request: WebRequest) -> String {
    guard let port = request.head.authority?.split(separator: ":").last,
      port.allSatisfy(\.isASCIIDigit)
    else { return "" }
    return "-\(port)"
  }

  /// Returns whether another site caused the request.
  func isFromElsewhere(_ request: WebRequest) -> Bool { check.isFromElsewhere(request) }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension WebRoute {
  /// Whether the response depends on the sender of the request.
  fileprivate var dependsOnOwner: Bool {
    switch self {
    case .style, .theme, .script, .worker, .icon, .question, .health, .refused: false
    case .index, .page, .open, .stream, .events, .upload, .download, .image, .signIn, .signOut: true
    }
  }
}

/// The context of a request that the server provides.
package struct WebRequestContext: Sendable {
  /// The path components of the site.
  package var base: [String]
  /// The owner of the pages that the request opens or uses, if the server authenticates users. Only
  /// its owner may use a page.
  var owner: WebOwner?
  /// The login of the owner; nil if there is none, or if the request itself contains credentials.
  var login: LoginID?
  /// Returns the other end of the connection, as far as it is known.
  package var peer: (@Sendable () -> IPAddress?)?
  /// The languages of the visitor who opens a page; nil if they are not known.
  var languages: VisitorLanguages?
  /// The address of the client that opens a page, as limits count it; nil if it is not known.
  var client: IPAddress?
  /// Calls a closure when the client disconnects. If nil, a stream ends at the first failed write.
  var whenDisconnected: (@Sendable (@escaping @Sendable () -> Void) -> Void)?
  /// Returns whether the connection is open, after all that has been written. In another server,
  /// which does not tell, it counts as open.
  var isConnected: @Sendable () async -> Bool = { true }
  /// Creates the view tree of an application, or nil if the application itself does.
  var makeTree: (@MainActor @Sendable (WebApp) throws -> ViewTree)?
  /// Creates the stores in the journal of a session, and returns a closure that creates the views;
  /// nil if the application itself does.
  var prepare: Prepare?

  typealias Prepare =
    @MainActor @Sendable (SessionJournal) async throws -> @MainActor () -> ViewTree

  package init(
    base: [String] = [],
    owner: WebOwner? = nil,
    makeTree: (@MainActor @Sendable (WebApp) throws -> ViewTree)? = nil
  ) {
    self.base = base
    self.owner = owner
    self.makeTree = makeTree
  }

  /// Whether the views depend on the request, so that other people's views may have different
  /// addresses.
  var hasOwnViews: Bool { makeTree != nil || prepare != nil || owner != nil }

  /// The path of the site, without a trailing slash.
  var path: String { base.map { "/" + $0.percentEncoded }.joined() }
}

/// The owner of a page.
package struct WebOwner: Equatable, Sendable {
  let value: any Hashable & Sendable

  package init(_ value: some Hashable & Sendable) { self.value = value }

  package static func == (left: WebOwner, right: WebOwner) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }
}
#endif
