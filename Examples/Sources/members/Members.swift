// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleInspector
import EnsembleUI
import EnsembleWeb
import EnsembleWebTLS
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// A server of personal notes behind a login.
///
/// It is an example of an Ensemble application within a larger server: see
/// `makeApplication(port:tls:onStart:)`.
@main
struct Members: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "members",
    abstract: "Serves notes behind a login: ada, password engine; grace, password compiler."
  )

  @Option(help: "The port to serve at.")
  var port: UInt16 = 8080

  @Option(help: "A PEM file with a certificate, which enables HTTPS.")
  var certificate: String?

  @Option(help: "A PEM file with the private key of the certificate.")
  var key: String?

  func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("Specify both a certificate and its key.")
    }
  }

  func run() async throws {
    var tls: TLSConfiguration?
    if let certificate, let key { tls = try .pemFiles(certificate: certificate, key: key) }
    let scheme = tls == nil ? "http" : "https"
    do {
      try await makeApplication(port: Int(port), tls: tls) { print("\(scheme)://localhost:\($0)") }
        .runService()
    } catch {
      // A port that is used by another program is one sentence, not an error of the network
      // library.
      throw WebServerError(error, port: port, address: "127.0.0.1") ?? error
    }
  }
}

/// Creates the whole server: its own pages, and the notes behind the login.
func makeApplication(
  port: Int,
  tls: TLSConfiguration? = nil,
  limits: WebLimits = WebLimits(),
  logger: Logger = Logger(label: "members"),
  onStart: @escaping @Sendable (Int) -> Void = { _ in }
) throws -> some ApplicationProtocol {
  let logins = Logins()
  let notebooks = Notebooks()
  let scheme = tls == nil ? "http" : "https"
  var configuration = WebConfiguration()
  configuration.isSecure = tls != nil
  configuration.limits = limits
  configuration.measuresSessions = true

  let router = Router(context: MemberContext.self)
  router.add(middleware: SameOrigin(scheme: scheme))
  router.add(middleware: Authenticator(logins: logins))

  // The owner is the login, not the member: logging out in one browser does not affect another.
  let notes = router.group("notes").add(middleware: MembersOnly()).mount(
    "Notes",
    configuration: configuration,
    owner: { try $0.requireLogin().id },
    content: { context in
      let name = try context.requireLogin().name
      NotebookView(name: name, store: notebooks[name])
    }
  )

  let operators = router.group("sessions").add(middleware: MembersOnly()).add(
    middleware: OperatorsOnly()
  )
  let sessions = operators.mount("Sessions", owner: { try $0.requireLogin().id }) { _ in
    SessionsView(of: notes)
  }

  addLogin(to: router, logins, [notes, sessions], isSecure: tls != nil)
  addPortraits(to: router)

  return Application(
    router: router,
    server: try tls.map { try .http2(limits: configuration.limits, tls: $0) }
      ?? .http1(limits: configuration.limits),
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
    services: [notes, sessions],
    onServerRunning: { onStart($0.localAddress?.port ?? port) },
    logger: logger
  )
}

/// Adds the page of the login, and the forms that log in and out.
private func addLogin(
  to router: Router<MemberContext>,
  _ logins: Logins,
  _ mounts: [WebMount],
  isSecure: Bool
) {
  router.get("/") { _, context in
    context.login.map { HomePage(name: $0.name).html } ?? LoginPage().html
  }
  router.post("login") { request, context -> Response in
    let form = try await URLEncodedFormDecoder().decode(
      LoginForm.self,
      from: request,
      context: context
    )
    guard let login = await logins.start(name: form.name, password: form.password) else {
      return LoginPage(message: "Name and password do not match.").html
    }
    return Response.redirect(to: "/notes").setting(cookie: login.id, isSecure: isSecure)
  }
  router.post("logout") { _, context -> Response in
    if let login = context.login {
      await logins.end(login)
      for mount in mounts { await mount.endPages(of: login.id) }
    }
    return Response.redirect(to: "/").setting(cookie: nil, isSecure: isSecure)
  }
}
