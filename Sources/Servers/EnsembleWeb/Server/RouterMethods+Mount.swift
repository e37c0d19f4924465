// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import HTTPTypes
import Hummingbird
import HummingbirdCore
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
  /// thus the authenticated user. Later requests of the page pass through the middleware, too. The
  /// server refuses those of another owner: after logging out or switching users, a person must
  /// open a new page. To end open pages at that moment, call ``WebMount/endPages(of:)``.
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
    mount(title, configuration) { context in
      WebRequestContext(owner: WebOwner(try owner(context))) { _ in ViewTree(try content(context)) }
    }
  }

  /// Mounts an application that does not distinguish between users.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - configuration: The allowed hosts, limits, and strings.
  ///   - content: A closure that creates the view and the store behind it, once per page. The
  ///     server responds with the error that it throws.
  /// - Returns: A service that ends the sessions when the server shuts down.
  @discardableResult
  public func mount<Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    @ViewBuilder content: @escaping @MainActor @Sendable (Context) throws -> Content
  ) -> WebMount {
    mount(title, configuration) { context in
      WebRequestContext { _ in ViewTree(try content(context)) }
    }
  }

  private func mount(
    _ title: String,
    _ configuration: WebConfiguration,
    _ makeContext: @escaping @Sendable (Context) throws -> WebRequestContext
  ) -> WebMount {
    // Each request brings the closure that creates the views.
    let app = WebApp(path: "app", title: title, tree: { ViewTree(EmptyView()) })
    let site = WebSite(
      configuration: configuration,
      apps: [app],
      clock: ContinuousClock(),
      isMounted: true
    )
    let respond: @Sendable (Request, Context) async throws -> Response = { request, context in
      var requestContext = try makeContext(context)
      requestContext.base = base(of: request, context)
      if let address = (context as? any RemoteAddressRequestContext)?.remoteAddress {
        requestContext.peer = { IPAddress(address) }
      }
      await site.registry.startSweeping()
      return try await site.respond(to: request, context: requestContext)
    }
    for path: RouterPath in ["", "**"] {
      for method in [HTTPRequest.Method.get, .head, .post] {
        on(path, method: method, use: respond)
      }
    }
    return WebMount(site: site)
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

  /// Waits until the server shuts down, then ends all sessions.
  public func run() async throws {
    try? await gracefulShutdown()
    await site.registry.close()
    await site.registry.finish()
  }
}
#endif
