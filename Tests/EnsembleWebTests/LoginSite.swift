// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Logging

@Reducer
struct Owned {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var owner = "nobody"
  }

  enum Action: Codable, Equatable, Sendable { case ask }

  @Dependency(\.owner) var owner

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.owner = owner.map { "\($0.id), \($0.roles.sorted())" } ?? "nobody"
      return .none
    }
  }
}

struct OwnedView: View {
  @Dependency(\.owner) var owner
  let store: StoreOf<Owned>

  var body: some View {
    Text("View of \(owner?.name ?? "nobody")")
    Text("Feature of \(store.owner)")
    Button("Ask") { store.send(.ask) }
  }
}

/// A server with a login, in memory.
@MainActor
final class LoginSite {
  let clock: TestClock<Duration>
  let login: WebLogin
  private(set) var server: WebServer
  private let makeServer: @MainActor () -> WebServer

  init(
    _ authenticator: some WebAuthenticator = PasswordForm.ofTests,
    limits: WebLogin.Limits = WebLogin.Limits(),
    journal: (any Journal)? = nil,
    name: String = "logins",
    clock: TestClock<Duration> = TestClock(),
    configure: (inout WebConfiguration) -> Void = { _ in },
    change: (inout WebApp) -> Void = { _ in }
  ) {
    self.clock = clock
    let login = WebLogin(authenticator, limits: limits, name: name, clock: clock) {
      Date(timeIntervalSince1970: 1_700_000_000 + clock.now.offset / .seconds(1))
    }
    var configuration = WebConfiguration()
    configuration.login = login
    configuration.journal = journal
    configuration.limits.patchInterval = .zero
    configuration.limits.idleLifetime = .seconds(1_000_000)
    configuration.logger.logLevel = .critical
    configure(&configuration)
    func plain(_ path: String, _ title: String, isShared: Bool = false) -> WebApp {
      WebApp(path: path, title: title, isShared: isShared) {
        OwnedView(store: Store(initialState: Owned.State()) { Owned() })
      }
    }
    var operators = plain("operators", "Operators")
    operators.access = .roles(["operator"])
    var apps = [
      plain("notes", "Notes"), plain("other", "Other"),
      // A shared application of a cluster has to be recorded.
      plain("shared", "Shared", isShared: configuration.peers == nil), operators,
      WebApp(path: "recorded", title: "Recorded") { session in
        OwnedView(store: try await session.store(initialState: Owned.State()) { Owned() })
      },
    ]
    for index in apps.indices { change(&apps[index]) }
    self.login = login
    makeServer = { [clock, apps] in
      WebServer(configuration: configuration, apps: apps, clock: clock)
    }
    server = makeServer()
  }

  /// Returns a browser.
  ///
  /// - Parameters:
  ///   - peer: The address of the other end of its connections; empty for none.
  ///   - headers: Further header fields of its requests.
  func browser(
    peer: String = "",
    cookies: [String: String] = [:],
    headers: [String: String]
  ) -> TestBrowser {
    browser(peer: peer, cookies: cookies) { headers }
  }

  func browser(
    peer: String = "",
    cookies: [String: String] = [:],
    headers: @escaping @MainActor () -> [String: String] = { [:] }
  ) -> TestBrowser {
    var context = WebRequestContext()
    let address = IPAddress(peer)
    context.peer = { address }
    let browser = TestBrowser(host: "127.0.0.1:8080") { [unowned self] in
      try await TestBrowser.respond(
        server.site,
        $0,
        $1,
        $2.merging(headers()) { own, _ in own },
        $3,
        context
      )
    }
    browser.cookies = cookies
    return browser
  }

  /// Returns a page of a person who has signed in with a new browser.
  func page(_ name: String, _ password: String) async throws -> TestPage {
    let browser = browser()
    await browser.signIn(name, password)
    return try await browser.open("notes")
  }

  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
    server.sweep()
  }

  /// Stops the server, and starts the next one.
  func restart() async {
    await server.stop()
    server = makeServer()
  }
}

extension PasswordForm {
  /// The form of two people.
  static let ofTests = PasswordForm { name, password in
    switch (name.trimmingCharacters(in: .whitespaces).lowercased(), password) {
    case ("ada", "engine"): SessionOwner(id: "ada", name: "Ada", roles: ["writer"])
    case ("grace", "compiler"): SessionOwner(id: "grace", name: "Grace", roles: ["operator"])
    default: nil
    }
  }
}

extension TestBrowser {
  /// Sends the form of the page for signing in.
  @discardableResult
  func signIn(
    _ name: String,
    _ password: String,
    at path: String = "/-/sign-in",
    headers: [String: String] = [:]
  ) async -> WebResponse {
    let own = ["content-type": "application/x-www-form-urlencoded; charset=utf-8"]
    return await request(
      "POST",
      path,
      headers: own.merging(headers) { $1 },
      body: "name=\(name.percentEncoded)&password=\(password.percentEncoded)"
    )
  }
}
#endif
