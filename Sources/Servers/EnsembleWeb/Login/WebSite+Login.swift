// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleDependencies
import Foundation
import HTTPTypes

extension WebSite {
  /// Returns the context with the owner of the request, if the login recognizes one.
  ///
  /// Credentials in the request, such as a header field, come before the login of its browser.
  ///
  /// - Throws: The errors of the authenticator and of the journal.
  func recognized(
    _ request: WebRequest,
    _ context: WebRequestContext
  ) async throws -> WebRequestContext {
    guard let login = configuration.login, context.owner == nil else { return context }
    var context = context
    if let owner = try await login.authenticator.owner(of: signInRequest(request, context)) {
      context.owner = WebOwner(owner)
      return context
    }
    if let (id, owner) = try await login.owner(ofFirst: logins(of: request)) {
      context.owner = WebOwner(owner)
      context.login = id
    }
    return context
  }

  /// Returns the context with the owner of the request, as ``recognized(_:_:)`` does. If that
  /// fails, a request to sign out ends the login in this process nevertheless.
  func recognized(
    _ request: WebRequest,
    _ route: WebRoute,
    _ context: WebRequestContext
  ) async throws -> WebRequestContext {
    do {
      return try await recognized(request, context)
    } catch {
      if case .signOut = route, request.head.method == .post, let login = configuration.login {
        for id in logins(of: request) where login.isKnown(id) { try? await login.end(id) }
      }
      throw error
    }
  }

  /// Returns the logins that the cookies of a request name.
  private func logins(of request: WebRequest) -> [LoginID] {
    request.cookies(loginCookie(request)).compactMap(Secret.init(checking:)).map(LoginID.init)
  }

  /// Returns the refusal of a request that its owner is not permitted to make; nil if it is
  /// permitted.
  func refusal(
    of request: WebRequest,
    _ target: Address,
    _ route: WebRoute,
    _ context: WebRequestContext
  ) -> WebResponse? {
    guard checksAccess else { return nil }
    return switch route {
    case .page(let destination):
      admits(context, to: destination.app) ? nil : refusal(ofPage: request, target, route, context)
    case .index:
      apps.contains { admits(context, to: $0) } || apps.isEmpty
        ? nil : refusal(ofPage: request, target, route, context)
    case .open:
      allApps.first { $0.path == target.query["app"] }
        .flatMap { admits(context, to: $0) ? nil : foreign }
    case .stream, .events, .upload, .download, .image:
      // If some application is open to everyone, the session of the page decides later.
      hasOpenApps || context.owner != nil ? nil : foreign
    case .style, .theme, .script, .worker, .icon, .question, .health, .signIn, .signOut, .refused:
      nil
    }
  }

  /// Returns whether an owner may open an application. Tools are protected by their keys instead.
  func admits(_ context: WebRequestContext, to app: WebApp) -> Bool {
    !checksAccess || app.key != nil
      || app.access.admits(context, hasLogin: configuration.login != nil)
  }

  /// Returns whether an owner may use the pages of an application, such as one that people share.
  func admits(_ context: WebRequestContext, toApp path: String) -> Bool {
    !checksAccess || allApps.first { $0.path == path }.map { admits(context, to: $0) } ?? true
  }

  /// Redirects a person to the page for signing in, or refuses a person without access to the
  /// application.
  private func refusal(
    ofPage request: WebRequest,
    _ target: Address,
    _ route: WebRoute,
    _ context: WebRequestContext
  ) -> WebResponse {
    guard request.isForDocument, configuration.login != nil, context.owner == nil else {
      return forbidden(route, context)
    }
    var target = target
    target.query[newSession] = nil
    target.query[forkedSession] = nil
    return WebResponse(
      .seeOther,
      [.location: "\(signInPath)?to=\(target.description.percentEncoded)"]
    )
  }

  func forbidden(_ route: WebRoute, _ context: WebRequestContext) -> WebResponse {
    let button = signOutButton(context)
    let page = errorPage(.forbidden, "", of: route, context, button: button?.html ?? "")
    var response = WebResponse(.forbidden, type: "text/html; charset=utf-8", page)
    if button != nil { response.formOrigins = formOrigins }
    return response
  }

  /// The button of a page that signs out; nil without a login.
  func signOutButton(_ context: WebRequestContext) -> SignOutButton? {
    guard let login = configuration.login, let owner = context.owner?.sessionOwner,
      context.login != nil || login.authenticator.signOutAddress != nil
    else { return nil }
    return SignOutButton(owner: owner, strings: configuration.speaking(context.languages).strings)
  }

  /// The other origins to which a form of a page may lead, by a redirection.
  var formOrigins: [String] {
    let address = configuration.login?.authenticator.signOutAddress ?? ""
    return (address.firstMatch(of: #/^https?://[^/?#]+/#)?.output).map { [String($0)] } ?? []
  }

  // MARK: Credentials

  /// Returns the name of the cookie with the secret of a login. All applications of a server share
  /// it.
  func loginCookie(_ request: WebRequest) -> String {
    (configuration.isHTTPS ? "__Host-ensemble-login" : "ensemble-login") + portSuffix(request)
  }

  /// Returns a request as an authenticator sees it.
  func signInRequest(_ request: WebRequest, _ context: WebRequestContext) -> WebSignInRequest {
    let scheme = configuration.isHTTPS ? "https" : "http"
    let authority = request.head.authority
    return WebSignInRequest(
      headerFields: request.head.headerFields,
      isFromTrustedProxy: { [self] in isFromTrustedProxy(request, context) },
      address: { "\(scheme)://\(authority ?? "")\(signInPath)" }
    )
  }
}

/// The path of the page for signing in. It is the same for all applications of a server.
let signInPath = "/\(WebRoute.own)/\(WebRoute.signInName)"
let signOutPath = "/\(WebRoute.own)/\(WebRoute.signOutName)"
#endif
