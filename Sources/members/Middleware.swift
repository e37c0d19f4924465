// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird

/// A request, and who makes it.
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

/// Refuses forms that a page of another site has sent, such as one that logs somebody in as the attacker.
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

/// Finds out from the cookie who makes a request.
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

/// Leads people to the login page, and refuses what their pages ask for in the background.
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

extension Response {
  /// The response that also sets the cookie of a login, or removes it.
  ///
  /// Scripts do not see it, and no other site's forms and scripts bring it along.
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
