// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleDependencies
import EnsembleJournal
import EnsembleUI
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle

extension RouterMethods {
  /// Mounts an application at the path of a router or group, behind its middleware.
  ///
  /// ```swift
  /// let router = Router(context: AppContext.self)
  /// router.add(middleware: SessionAuthenticator())
  /// let todos = router.group("todos").mount("Todos", owner: { try $0.requireUser().id }) { context in
  ///   TodosView(store: stores.todos(of: context.user))
  /// }
  /// let app = Application(router: router, server: .http1(limits: WebLimits()), services: [todos])
  /// ```
  ///
  /// The closure that creates the view receives the context of the request that opens the page, and
  /// thus the authenticated user. An owner of type `SessionOwner` is the dependency `owner` of the
  /// session, too. Another type must be a text, a number or a `UUID`, or `Identifiable`,
  /// `RawRepresentable` or `Codable`, so that a tab finds the texts that its owner has typed again
  /// after a restart; a type that is none of these is reported as an issue. The `id` of an
  /// `Identifiable` type must identify one owner among all owners of the server. Later requests of
  /// the page pass through the middleware, too. The server refuses requests of another owner: after
  /// logging out or switching users, a person must open a new page. To end open pages at that
  /// moment, call ``WebMount/endPages(of:)``.
  ///
  /// The application handles all paths below the mount path. ``WebConfiguration/allowedHosts`` must
  /// contain the server's host names. The configuration's port and interface are not used.
  /// Limits per client address need a context that conforms to `RemoteAddressRequestContext`.
  /// `WebServerError.init(_:port:address:)` names the reason why the server cannot listen.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - configuration: The allowed hosts, limits, and strings.
  ///   - owner: A closure that returns the owner of a request. The server responds with the error
  ///     that it throws.
  ///   - content: A closure that creates the view and the store behind it, once per page. The
  ///     server responds with the error that it throws.
  /// - Returns: A service that ends the sessions when the server shuts down.
  @discardableResult
  public func mount<Owner: Hashable & Sendable, Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    owner: @escaping @Sendable (Context) throws -> Owner,
    @ViewBuilder content: @escaping @MainActor @Sendable (Context) throws -> Content
  ) -> WebMount {
    WebOwner.report(Owner.self, of: title)
    return mount(title, configuration) { context in
      WebRequestContext(owner: WebOwner(try owner(context))) { _ in ViewTree(try content(context)) }
    }
  }

  /// Mounts an application whose users ``WebConfiguration/login`` distinguishes, or that does not
  /// distinguish between users.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - configuration: The login, allowed hosts, limits, and strings.
  ///   - access: The people who may open the application. It needs a login.
  ///   - content: A closure that creates the view and the store behind it, once per page. The
  ///     server responds with the error that it throws.
  /// - Returns: A service that ends the sessions when the server shuts down.
  @discardableResult
  public func mount<Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    access: WebAccess = .signedIn,
    @ViewBuilder content: @escaping @MainActor @Sendable (Context) throws -> Content
  ) -> WebMount {
    mount(title, configuration, access) { context in
      WebRequestContext { _ in ViewTree(try content(context)) }
    }
  }

  /// Mounts an application whose sessions are recorded, and whose users
  /// ``WebConfiguration/login`` distinguishes.
  ///
  /// ```swift
  /// router.group("todos").mount("Todos", recordedAs: "todos", configuration: configuration) { _, session in
  ///   TodosView(store: try await session.store(initialState: Todos.State()) { Todos() })
  /// }
  /// ```
  ///
  /// A session continues after the end of the process for the same person in the same tab, if the
  /// configuration has a ``WebConfiguration/journal``.
  ///
  /// - Precondition: `name` has at most 32 characters: letters, digits, `-`, and `_`.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - name: A name for the sessions in the journal, which no other application has.
  ///   - configuration: The journal, login, allowed hosts, limits, and strings.
  ///   - access: The people who may open the application. It needs a login.
  ///   - content: A closure that creates the stores in the journal of a session, and the view. The
  ///     server responds with an `HTTPResponseError` that it throws. Other errors are logged, and
  ///     the page is tried again.
  /// - Returns: A service that ends the sessions when the server shuts down.
  @discardableResult
  public func mount<Content: View>(
    _ title: String,
    recordedAs name: String,
    configuration: WebConfiguration = WebConfiguration(),
    access: WebAccess = .signedIn,
    @ViewBuilder content:
      @escaping @MainActor @Sendable (Context, _ session: SessionJournal) async throws -> Content
  ) -> WebMount {
    mount(title, configuration, access, recordedAs: name) { context in
      WebRequestContext(owner: nil) { session in
        let view = try await content(context, session)
        return { ViewTree(view) }
      }
    }
  }

  /// Mounts an application whose sessions are recorded, in a server with its own authentication.
  ///
  /// - Precondition: `name` has at most 32 characters: letters, digits, `-`, and `_`.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - name: A name for the sessions in the journal, which no other application has.
  ///   - configuration: The journal, allowed hosts, limits, and strings.
  ///   - owner: A closure that returns the owner of a request, which is the dependency `owner` of
  ///     the session. Only a person with the same identity continues it. The server responds with
  ///     the error that it throws.
  ///   - content: A closure that creates the stores in the journal of a session, and the view.
  /// - Returns: A service that ends the sessions when the server shuts down.
  @discardableResult
  public func mount<Content: View>(
    _ title: String,
    recordedAs name: String,
    configuration: WebConfiguration = WebConfiguration(),
    owner: @escaping @Sendable (Context) throws -> SessionOwner,
    @ViewBuilder content:
      @escaping @MainActor @Sendable (Context, _ session: SessionJournal) async throws -> Content
  ) -> WebMount {
    mount(title, configuration, recordedAs: name) { context in
      WebRequestContext(owner: WebOwner(try owner(context))) { session in
        let view = try await content(context, session)
        return { ViewTree(view) }
      }
    }
  }

  /// Adds the pages `/-/sign-in` and `/-/sign-out` to the router of a server, for the mounted
  /// applications whose configurations have the same ``WebConfiguration/login``.
  ///
  /// Call it on the router itself, since browsers are sent to these paths.
  ///
  /// - Parameter configuration: The login, allowed hosts, limits, and strings.
  /// - Returns: A service whose ``WebMount/owner(of:_:)`` recognizes the sender of a request to
  ///   another route.
  @discardableResult
  public func mountSignIn(configuration: WebConfiguration) -> WebMount {
    let site = WebSite(
      configuration: configuration,
      apps: [],
      clock: ContinuousClock(),
      isMounted: true
    )
    let paths = [
      WebRoute.signInName, WebRoute.signOutName, "style.css", "theme.css", "icon.svg",
    ]
    add(site, at: paths.map { RouterPath("\(WebRoute.own)/\($0)") }) { request, context in
      WebRequestContext(request, context, base: [])
    }
    return WebMount(site: site)
  }

  private func mount(
    _ title: String,
    _ configuration: WebConfiguration,
    _ access: WebAccess = .signedIn,
    recordedAs name: String? = nil,
    _ makeContext: @escaping @Sendable (Context) throws -> WebRequestContext
  ) -> WebMount {
    // The context of each request has the closure that creates the views.
    var app = WebApp(
      path: name ?? "app",
      title: title,
      isShared: false,
      creation: name == nil
        ? .plain { ViewTree(EmptyView()) } : .recorded { _ in { ViewTree(EmptyView()) } }
    )
    app.access = access
    let site = WebSite(
      configuration: configuration,
      apps: [app],
      clock: ContinuousClock(),
      isMounted: true
    )
    add(site, at: ["", "**"]) { request, context in
      var requestContext = WebRequestContext(request, context, base: base(of: request, context))
      let own = try makeContext(context)
      requestContext.owner = own.owner
      requestContext.makeTree = own.makeTree
      requestContext.prepare = own.prepare
      return requestContext
    }
    return WebMount(site: site)
  }

  private func add(
    _ site: WebSite,
    at paths: [RouterPath],
    _ makeContext: @escaping @Sendable (Request, Context) throws -> WebRequestContext
  ) {
    let respond: @Sendable (Request, Context) async throws -> Response = { request, context in
      let requestContext = try makeContext(request, context)
      await site.registry.startSweeping()
      return try await site.respond(to: request, context: requestContext)
    }
    for path in paths {
      for method in [HTTPRequest.Method.get, .head, .post] {
        on(path, method: method, use: respond)
      }
    }
  }
}

extension WebRequestContext {
  /// Creates the context of a request to a server of Hummingbird.
  fileprivate init(_ request: Request, _ context: some RequestContext, base: [String]) {
    self.init(base: base)
    if let address = (context as? any RemoteAddressRequestContext)?.remoteAddress {
      peer = { IPAddress(address) }
    }
  }

  /// Creates the part of a context that creates recorded stores and their views.
  fileprivate init(owner: WebOwner?, prepare: @escaping Prepare) {
    self.init(owner: owner)
    self.prepare = prepare
  }
}

/// Returns the components of the path that the site is mounted at: the request's path without the
/// catch-all part.
private func base(of request: Request, _ context: some RequestContext) -> [String] {
  guard let target = Address(request.head.path ?? "/") else { return [] }
  return Array(target.path.dropLast(context.parameters.getCatchAll().count))
}

/// An application that is mounted in a Hummingbird server.
///
/// Add it to the server's services, so that its sessions end when the server shuts down.
public struct WebMount: Service {
  package let site: WebSite

  /// Ends the pages of an owner, for example after the owner has logged out.
  ///
  /// The browsers are notified at once and reload the pages, so that the middleware answers.
  /// Without this call, an open page keeps showing changes until its stream ends, although events
  /// are refused.
  ///
  /// - Parameter owner: An owner, as returned by the closure that was passed to the mount.
  @MainActor
  public func endPages(of owner: some Hashable & Sendable) {
    site.registry.endPages(of: WebOwner(owner))
  }

  /// Returns the person who sends a request to another route of the server, as
  /// ``WebConfiguration/login`` recognizes them; nil without a login.
  ///
  /// - Parameters:
  ///   - request: The request. Check its origin first if it changes something.
  ///   - context: The context of the request. A proxy's header is trusted only if the context
  ///     conforms to `RemoteAddressRequestContext`.
  /// - Throws: The errors of the authenticator, and of the journal of the logins.
  public func owner(
    of request: Request,
    _ context: some RequestContext
  ) async throws -> SessionOwner? {
    let webRequest = WebRequest(request.head) { _ in ByteBuffer() }
    return try await site.recognized(webRequest, WebRequestContext(request, context, base: []))
      .owner?.sessionOwner
  }

  /// Waits until the server shuts down, then ends all sessions.
  public func run() async throws {
    try? await gracefulShutdown()
    await site.registry.close()
    await site.registry.finish()
    await site.configuration.login?.close()
  }
}
#endif
