// SPDX-License-Identifier: MIT

import ArgumentParser
import Ensemble
import EnsembleInspector
import EnsembleUI
import EnsembleWeb
import EnsembleWebPasswords
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

/// Creates the whole server: the login, the notes and the sessions behind it, and the portraits.
func makeApplication(
  port: Int,
  tls: TLSConfiguration? = nil,
  limits: WebLimits = WebLimits(),
  logger: Logger = Logger(label: "members"),
  onStart: @escaping @Sendable (Int) -> Void = { _ in }
) throws -> some ApplicationProtocol {
  var configuration = WebConfiguration()
  configuration.isSecure = tls != nil
  configuration.limits = limits
  configuration.login = WebLogin(PasswordForm { account(named: $0) })
  var measured = configuration
  measured.measuresSessions = true
  let notebooks = Notebooks()

  let router = Router(context: MemberContext.self)
  router.get("/") { _, _ in Response.redirect(to: "/notes") }
  let signIn = router.mountSignIn(configuration: configuration)
  let notes = router.group("notes").mount("Notes", configuration: measured) { _ in
    @Dependency(\.owner) var owner
    NotebookView(store: notebooks[owner?.id ?? ""])
  }
  let sessions = router.group("sessions").mount(
    "Sessions",
    configuration: configuration,
    access: .roles(["operator"])
  ) { _ in
    SessionsView(of: notes) { ($0 as? SessionOwner)?.name }
  }
  addPortraits(to: router, signIn)

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

/// The context of a request, with the address of the client, whose attempts to sign in are limited.
struct MemberContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
