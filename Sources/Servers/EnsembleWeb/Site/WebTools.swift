// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleConcurrency
import HTTPTypes
import NIOCore

/// Applications of tools, such as an inspector, that the servers of the process offer on the
/// loopback interface.
///
/// An application that is mounted in another server does not offer them, since other machines may
/// reach that server.
package enum WebTools {
  private struct Contents {
    var apps: [WebApp] = []
    var onListen: [@Sendable (UInt16, _ hasApps: Bool) -> Void] = []
  }

  private static let contents = LockIsolated(Contents())

  /// Adds an application to servers that are created from now on.
  ///
  /// - Precondition: The application has a key.
  ///
  /// - Parameters:
  ///   - app: The application.
  ///   - onListen: A closure that is called with the port of each server that offers it, and with a
  ///     Boolean value that indicates whether the server has applications of its own.
  package static func add(
    _ app: WebApp,
    onListen: @escaping @Sendable (_ port: UInt16, _ hasApps: Bool) -> Void
  ) {
    precondition(app.key != nil, "The application of a tool needs a key.")
    contents.withValue { contents in
      contents.apps.append(app)
      contents.onListen.append(onListen)
    }
  }

  /// Returns the applications that a server offers: none if other machines can reach it.
  static func apps(for configuration: WebConfiguration) -> [WebApp] {
    guard case .loopback = configuration.interface else { return [] }
    return contents.withValue { $0.apps }
  }

  /// Notifies the tools that a server listens.
  static func didListen(_ configuration: WebConfiguration, port: UInt16, hasApps: Bool) {
    guard case .loopback = configuration.interface else { return }
    for body in contents.withValue({ $0.onListen }) { body(port, hasApps) }
  }
}

/// The query item that shows the key of an application.
private let keyItem = "key"

extension WebSite {
  /// Returns the response to a request for an application that the browser may not open yet; nil if
  /// it may.
  ///
  /// A browser that shows the key gets a cookie instead, so that the key does not stay in its
  /// address.
  func unlock(
    _ destination: WebRoute.Destination,
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) -> WebResponse? {
    guard let key = destination.app.key else { return nil }
    guard let shown = target.query[keyItem] else {
      return isUnlocked(destination.app, request) ? nil : locked
    }
    guard key.matches(shown) else { return locked }
    let path = "/" + (context.base + destination.base + destination.path).joined(separator: "/")
    var response = WebResponse(.seeOther, [.location: path])
    response.headers[.setCookie] =
      "\(keyCookie(destination.app, request))=\(key.text); Path=/; HttpOnly; SameSite=Strict"
      + (configuration.isHTTPS ? "; Secure" : "")
    return response
  }

  /// Returns whether a browser may open an application.
  func isUnlocked(_ app: WebApp, _ request: WebRequest) -> Bool {
    guard let key = app.key else { return true }
    return request.cookies(keyCookie(app, request)).contains(where: key.matches)
  }

  /// Answers a question of a program, which shows the key in its request.
  func answer(_ request: WebRequest, _ app: WebApp) async -> WebResponse {
    let shown = request.header(.authorization)?.split(separator: " ").last.map(String.init) ?? ""
    guard let key = app.key, let answer = app.answer, key.matches(shown) else { return locked }
    guard let body = try? await request.readBody(configuration.limits.bodyBytes) else {
      return .refusal(.badRequest, "The question cannot be read.")
    }
    let text = await answer(String(buffer: body))
    return WebResponse(.ok, type: "application/json", text)
  }

  private func keyCookie(_ app: WebApp, _ request: WebRequest) -> String {
    "\(cookieName(request))-\(app.path)"
  }

  var locked: WebResponse {
    .refusal(.forbidden, "Open the address that the program has printed, with its key.")
  }
}
#endif
