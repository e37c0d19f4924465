// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleDependencies
import Foundation
import HTTPTypes
import Logging
import NIOCore

extension WebSite {
  /// Answers a request of the page for signing in.
  func signIn(
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) async throws -> WebResponse {
    guard let login = configuration.login else {
      return .refusal(.notFound, "There is no page at this address.")
    }
    if request.head.method == .head { return .html("") }
    let attempt = SignInAttempt(request.cookies(attemptCookie(request)), target.query[returnItem])
    var query = target.query
    query[returnItem] = nil
    let isForm = request.head.method == .post
    if !isForm, query.isEmpty, context.owner != nil {
      return WebResponse(.seeOther, [.location: attempt.destination])
    }
    let form = SignInForm(destination: attempt.destination, isWrong: false)
    // A request without credentials does not count as an attempt.
    guard isForm || !query.isEmpty else {
      // The form is shown even while the journal of the logins is away.
      let result = try await result(
        of: credentials(request, context, query, [:], isForm: false, attempt),
        login,
        since: nil,
        context
      )
      return try response(to: result, form, request, attempt, context)
    }

    // Without the journal, nothing is checked, so that no attempt counts.
    let start = try await login.signInStart()
    let client = client(of: request, context)
    if case .refused(let wait) = login.arrive(from: client) { return tooMany(form, wait, context) }
    var fields: [String: String] = [:]
    if isForm {
      let type = request.header(.contentType)?.split(separator: ";").first?.trimmingWhitespace
      guard type?.lowercased() == "application/x-www-form-urlencoded" else {
        return .refusal(.unsupportedMediaType, "This is not a form.")
      }
      do {
        fields = try await self.fields(of: request)
      } catch {
        return refusal(for: error, otherwise: "The form is malformed.")
      }
    }
    let name = fields["name"]
    if case .refused(let wait) = login.begin(name: name) { return tooMany(form, wait, context) }
    var isKnown = false
    defer { login.endAttempt(name: name, from: client, succeeded: isKnown) }
    let result = try await result(
      of: credentials(request, context, query, fields, isForm: isForm, attempt),
      login,
      since: start,
      context
    )
    isKnown = result.login != nil
    return try response(
      to: result,
      SignInForm(destination: attempt.destination, isWrong: isForm),
      request,
      attempt,
      context
    )
  }

  private func credentials(
    _ request: WebRequest,
    _ context: WebRequestContext,
    _ query: [String: String],
    _ fields: [String: String],
    isForm: Bool,
    _ attempt: SignInAttempt
  ) -> WebSignInRequest {
    var credentials = signInRequest(request, context)
    credentials.isForm = isForm
    credentials.query = query
    credentials.fields = fields
    credentials.attempt = attempt.secret.text
    return credentials
  }

  /// The answer of an authenticator, and the login of the person whom it has authenticated.
  private struct SignInResult {
    let answer: WebSignInResponse
    /// The secret of the login, or the error of the journal.
    var login: Result<Secret, any Error>?
  }

  /// Asks the authenticator, and starts the login of a person.
  ///
  /// If the person is signed out everywhere in the meantime, the checked password may no longer be
  /// valid, so the authenticator is called again, up to three times in total.
  ///
  /// - Parameter start: A moment before the call; nil if no login is expected.
  private func result(
    of credentials: WebSignInRequest,
    _ login: WebLogin,
    since start: SignInStart?,
    _ context: WebRequestContext
  ) async throws -> SignInResult {
    var start = start
    for _ in 0..<3 {
      let (answer, evidence) = try await login.answer(to: credentials)
      guard case .signedIn(let owner) = answer else { return SignInResult(answer: answer) }
      let person = SignedInPerson(owner: owner, evidence: evidence)
      do {
        // Pages opened before belong to the previous login, even if it was the same person's.
        if let start,
          let secret = try await login.start(person, insteadOf: context.login, since: start)
        {
          return SignInResult(answer: answer, login: .success(secret))
        }
        start = try await login.signInStart()
      } catch {
        return SignInResult(answer: answer, login: .failure(error))
      }
    }
    return SignInResult(answer: .refused)
  }

  private func response(
    to result: SignInResult,
    _ form: SignInForm,
    _ request: WebRequest,
    _ attempt: SignInAttempt,
    _ context: WebRequestContext
  ) throws -> WebResponse {
    var response: WebResponse
    switch result.answer {
    case .signedIn:
      let secret = try result.login?.get()
      response = WebResponse(.seeOther, [.location: attempt.destination])
      setCookie(loginCookie(request), secret?.text, configuration.login?.seconds, &response)
      setCookie(attemptCookie(request), nil, nil, &response)
      configuration.logger.info("Signed in")
      return response
    case .form:
      // Browsers offer to keep a password unless the answer is an error.
      response = page(form, form.isWrong ? .forbidden : .ok, context)
    case .redirect(let url):
      response = WebResponse(.seeOther, [.location: url.absoluteString])
    case .refused:
      response = forbidden(.signIn, context)
    }
    if form.isWrong || result.answer == .refused { configuration.logger.notice("Sign-in refused") }
    setCookie(attemptCookie(request), attempt.text, SignInAttempt.lifetime, &response)
    return response
  }

  private func tooMany(
    _ form: SignInForm,
    _ wait: Double,
    _ context: WebRequestContext
  ) -> WebResponse {
    var form = form
    form.isDelayed = true
    var response = page(form, .tooManyRequests, context)
    response.headers[.retryAfter] = String(Int(min(wait, 3600).rounded(.up)))
    configuration.logger.notice("Sign-in refused", metadata: ["reason": "too many attempts"])
    return response
  }

  private func page(
    _ form: SignInForm,
    _ status: HTTPResponse.Status,
    _ context: WebRequestContext
  ) -> WebResponse {
    let strings = configuration.speaking(context.languages).strings
    let text = form.html(strings, PageFiles(context, files))
    var response = WebResponse(status, type: "text/html; charset=utf-8", text)
    response.formOrigins = []
    return response
  }

  // MARK: Forms

  private struct MalformedForm: Error {}

  /// Reads the fields of a form, whose body is encoded like the query of a URL.
  private func fields(of request: WebRequest) async throws -> [String: String] {
    let body = try await request.readBody(8192)
    guard let address = Address("/?" + String(buffer: body)) else { throw MalformedForm() }
    return address.query
  }

  // MARK: Signing out

  /// Answers a request to sign out. A GET request shows a form that asks for confirmation, since
  /// only a form of this server may change something.
  ///
  /// - Throws: The error of the journal, which does not have the end of the login.
  func signOut(_ request: WebRequest, _ context: WebRequestContext) async throws -> WebResponse {
    guard let login = configuration.login else {
      return .refusal(.notFound, "There is no page at this address.")
    }
    if request.head.method == .head { return .html("") }
    guard request.head.method == .post else {
      guard let button = signOutButton(context) else {
        return WebResponse(.seeOther, [.location: "/"])
      }
      var response = WebResponse.html(button.page(PageFiles(context, files)))
      response.formOrigins = formOrigins
      return response
    }
    if !isMounted {
      let cookies = request.cookies(cookieName(request))
      await login.endPages { page in cookies.contains(where: page.browser.matches) }
    } else if context.login == nil, let owner = context.owner {
      // The cookies of its browsers are for the paths of the applications, so the request has none.
      await login.endPages { page in page.session.owner?.isPerson(owner) ?? false }
    }
    if let id = context.login { try await login.end(id) }
    var response = WebResponse(
      .seeOther,
      [.location: login.authenticator.signOutAddress ?? "/"]
    )
    setCookie(loginCookie(request), nil, nil, &response)
    configuration.logger.info("Signed out")
    return response
  }

  // MARK: Cookies

  private func attemptCookie(_ request: WebRequest) -> String {
    (configuration.isHTTPS ? "__Host-ensemble-sign-in" : "ensemble-sign-in") + portSuffix(request)
  }

  /// Sets a cookie for all paths, or removes it.
  ///
  /// The browser sends it when a person follows a link from another site, and when an identity
  /// provider redirects back, but with no other cross-site request (`SameSite=Lax`).
  private func setCookie(
    _ name: String,
    _ value: String?,
    _ seconds: Int?,
    _ response: inout WebResponse
  ) {
    let field = HTTPField(
      name: .setCookie,
      value:
        "\(name)=\(value ?? ""); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(value == nil ? 0 : seconds ?? 0)"
        + (configuration.isHTTPS ? "; Secure" : "")
    )
    response.headers.append(field)
  }
}

/// The query item with the address of the page that a person has requested.
private let returnItem = "to"

/// An attempt of a browser to sign in, from the first request of the page to its success.
private struct SignInAttempt {
  /// The lifetime of the attempt's cookie, in seconds.
  static let lifetime = 600

  let secret: Secret
  /// The address to show afterwards, on this server.
  let destination: String

  /// Continues the attempt of a browser, or begins one.
  ///
  /// - Parameters:
  ///   - cookies: The values of the cookies.
  ///   - destination: The address to show afterwards, if the request names it.
  init(_ cookies: [String], _ destination: String?) {
    let known = cookies.lazy.compactMap { cookie -> (Secret, String)? in
      guard let secret = Secret(checking: String(cookie.prefix(32))) else { return nil }
      return (secret, Address("/?to=\(cookie.dropFirst(32))")?.query["to"] ?? "")
    }.first
    secret = known?.0 ?? Secret()
    self.destination = Self.local(destination ?? known?.1 ?? "/")
  }

  var text: String { secret.text + destination.percentEncoded }

  /// Returns the address if it is on this server, and otherwise the root: the page must not be an
  /// open redirect.
  private static func local(_ text: String) -> String {
    guard let address = Address(text), text.utf8.count <= 1024 else { return "/" }
    // The address after signing in must not be the sign-in page.
    return address.path.first == WebRoute.own ? "/" : address.description
  }
}
#endif
