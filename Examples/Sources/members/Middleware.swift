// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird

/// The context of a request, with its login.
struct MemberContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var login: Login?

  init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }

  /// Forms are small.
  var maxUploadSize: Int { 4096 }

  func requireLogin() throws -> Login {
    guard let login else { throw HTTPError(.unauthorized) }
    return login
  }
}

/// Refuses forms of other sites, for example one that logs the victim in as the attacker.
struct SameOrigin: RouterMiddleware {
  let scheme: String

  func handle(
    _ request: Request,
    context: MemberContext,
    next: (Request, MemberContext) async throws -> Response
  ) async throws -> Response {
    let own = request.head.authority.map { "\(scheme)://\($0)" }
    guard request.method != .post || own != nil && request.headers[.origin] == own else {
      throw HTTPError(.forbidden)
    }
    return try await next(request, context)
  }
}

/// Finds the login of a request by its cookie.
struct Authenticator: RouterMiddleware {
  let logins: Logins

  func handle(
    _ request: Request,
    context: MemberContext,
    next: (Request, MemberContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let id = request.cookies["login"]?.value { context.login = await logins.login(id) }
    return try await next(request, context)
  }
}

/// Redirects people to the login page, and refuses their pages' background requests.
struct MembersOnly: RouterMiddleware {
  func handle(
    _ request: Request,
    context: MemberContext,
    next: (Request, MemberContext) async throws -> Response
  ) async throws -> Response {
    if context.login != nil { return try await next(request, context) }
    guard request.headers[.accept]?.contains("text/html") == true else {
      throw HTTPError(.unauthorized)
    }
    return .redirect(to: "/")
  }
}

/// Refuses members who do not operate the server.
struct OperatorsOnly: RouterMiddleware {
  func handle(
    _ request: Request,
    context: MemberContext,
    next: (Request, MemberContext) async throws -> Response
  ) async throws -> Response {
    guard try context.requireLogin().isOperator else { throw HTTPError(.forbidden) }
    return try await next(request, context)
  }
}

extension Response {
  /// Returns the response with a cookie that stores a login, or removes it.
  ///
  /// The cookie is invisible to scripts, and is not sent with the forms and scripts of other sites.
  func setting(cookie id: String?, isSecure: Bool) -> Response {
    var response = self
    response.setCookie(
      Cookie(
        name: "login",
        value: id ?? "",
        maxAge: id == nil ? 0 : nil,
        path: "/",
        secure: isSecure,
        httpOnly: true,
        sameSite: .lax
      )
    )
    return response
  }
}
