// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleViews
import HTTPTypes
import Hummingbird
import HummingbirdCore
import ServiceLifecycle

extension RouterMethods {
  /// Mounts an application at the path of a router or a group, behind their middleware.
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
  /// The closure that makes the view gets the context of the request that opens a page, and so knows who is logged in.
  /// Later requests of the page go through the middleware too. If they come from another owner, they are refused: who
  /// has logged out, or in as somebody else, must open the page anew. To end pages that are open at that moment, use
  /// ``WebMount/endPages(of:)``.
  ///
  /// What is below the path belongs to the application. The hosts of the server must be named in
  /// ``WebConfiguration/allowedHosts``; port and interface are those of the server.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - configuration: Which hosts are served, and what the limits are.
  ///   - owner: Says who makes a request. What it throws is the answer.
  ///   - content: Makes the view, and the store behind it: once for each page. What it throws is the answer.
  /// - Returns: The service that ends the sessions when the server does.
  @discardableResult
  public func mount<Owner: Hashable & Sendable, Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    owner: @escaping @Sendable (Context) throws -> Owner,
    @ViewBuilder content: @escaping @MainActor @Sendable (Context) throws -> Content
  ) -> WebMount {
    mount(title, configuration) { context in
      WebVisit(owner: WebOwner(try owner(context))) { _ in ViewTree(try content(context)) }
    }
  }

  /// Mounts an application that does not tell people apart.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - configuration: Which hosts are served, and what the limits are.
  ///   - content: Makes the view, and the store behind it: once for each page. What it throws is the answer.
  /// - Returns: The service that ends the sessions when the server does.
  @discardableResult
  public func mount<Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    @ViewBuilder content: @escaping @MainActor @Sendable (Context) throws -> Content
  ) -> WebMount {
    mount(title, configuration) { context in
      WebVisit { _ in ViewTree(try content(context)) }
    }
  }

  private func mount(
    _ title: String,
    _ configuration: WebConfiguration,
    _ visit: @escaping @Sendable (Context) throws -> WebVisit
  ) -> WebMount {
    // What makes the views comes with each request.
    let app = WebApp(path: "app", title: title, tree: { ViewTree(EmptyView()) })
    let site = WebSite(configuration: configuration, apps: [app], clock: ContinuousClock())
    let respond: @Sendable (Request, Context) async throws -> Response = { request, context in
      var visit = try visit(context)
      visit.base = base(of: request, context)
      await site.registry.keepHouse()
      return try await site.respond(to: request, visit: visit)
    }
    for path: RouterPath in ["", "**"] {
      for method in [HTTPRequest.Method.get, .head, .post] {
        on(path, method: method, use: respond)
      }
    }
    return WebMount(site: site)
  }
}

/// The components of the path that a site is mounted at: those before what it was asked for.
private func base(of request: Request, _ context: some RequestContext) -> [String] {
  guard let target = Address(request.head.path ?? "/") else { return [] }
  return Array(target.path.dropLast(context.parameters.getCatchAll().count))
}

/// An application that is mounted into a server of Hummingbird.
///
/// Add it to the services of the server, so that sessions end in order when the server does.
public struct WebMount: Service {
  package let site: WebSite

  /// Ends the pages of an owner, such as one who has logged out.
  ///
  /// They are told so at once, and are loaded anew by their browsers: what they get then is the answer of the middleware.
  /// Without this, a page that is open shows what changes until its stream ends, though nothing can be done on it.
  ///
  /// - Parameter owner: An owner, as the closure that was given to the mount says.
  @MainActor
  public func endPages(of owner: some Hashable & Sendable) {
    site.registry.endPages(of: WebOwner(owner))
  }

  /// Waits until the server ends, then ends all sessions.
  public func run() async throws {
    try? await gracefulShutdown()
    await site.registry.close()
    await site.registry.finish()
  }
}
