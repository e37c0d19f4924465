// SPDX-License-Identifier: MIT

#if TLS
// The sample code of the article Logging in. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import EnsembleWebPasswords
import Foundation
import Hummingbird
import NIOCore
import Testing

// snippet: feature
@Reducer
nonisolated struct Logbook {
  @ObservableState
  struct State: Codable, Equatable {
    var notes: [Note] = []
  }

  struct Note: Codable, Equatable {
    var text: String
    var author: String
  }

  enum Action: Codable, Equatable {
    case added(String)
  }

  @Dependency(\.owner) var owner

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let text):
        state.notes.append(Note(text: text, author: owner?.name ?? ""))
        return .none
      }
    }
  }
}
// end

// snippet: view
struct LogbookView: View {
  @Dependency(\.owner) var owner
  let store: StoreOf<Logbook>

  var body: some View {
    Text("Notes of \(owner?.name ?? "nobody")")
    if owner?.roles.contains("editor") == true {
      Button("Add") { store.send(.added("New")) }
    }
    ForEach(store.notes.indices, id: \.self) { Text(store.notes[$0].text) }
  }
}
// end

private struct OperationsView: View {
  var body: some View { Text("Operations") }
}

/// A database of accounts.
private nonisolated struct Accounts: Sendable {
  nonisolated struct Account: Sendable {
    let id: String
    let name: String
    let password: PasswordHash
  }

  func find(_ name: String) async throws -> Account? { nil }

  func setPassword(_ text: String, of id: String) async throws {}
}

/// A directory of a company, which checks passwords itself.
private nonisolated struct Directory: Sendable {
  nonisolated struct Person: Sendable {
    let id: String
    let name: String
    let passwordDate: Date
  }

  func person(_ id: String) async throws -> Person? { nil }

  func owner(_ name: String, _ password: String) async throws -> SessionOwner? { nil }
}

private func configure(_ configuration: inout WebConfiguration, _ accounts: Accounts) {
  // snippet: form
  configuration.login = WebLogin(
    PasswordForm { name in
      try await accounts.find(name).map {
        PasswordAccount(owner: SessionOwner(id: $0.id, name: $0.name), password: $0.password)
      }
    }
  )
  // end
}

private func keep(
  _ configuration: inout WebConfiguration,
  _ accounts: Accounts,
  in folder: URL
) {
  // snippet: journal
  configuration.journal = FileJournal(folder: folder)
  configuration.login = WebLogin(
    PasswordForm { name in
      try await accounts.find(name).map {
        PasswordAccount(owner: SessionOwner(id: $0.id, name: $0.name), password: $0.password)
      }
    }
  )
  // end
}

private func ask(_ configuration: inout WebConfiguration, _ directory: Directory) {
  // snippet: directory
  configuration.login = WebLogin(
    PasswordForm(
      current: { owner, date in
        guard let person = try await directory.person(owner.id), person.passwordDate <= date
        else { return nil }
        return SessionOwner(id: person.id, name: person.name)
      },
      check: { name, password in try await directory.owner(name, password) }
    )
  )
  // end
}

@MainActor
private func change(
  _ password: String,
  of id: String,
  _ accounts: Accounts,
  _ login: WebLogin
) async throws {
  // snippet: hash
  let hash = try await PasswordHash(of: password)
  try await accounts.setPassword(hash.text, of: id)
  try await login.signOut(id)
  // end
}

private nonisolated struct AppContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

private func mount(_ configuration: WebConfiguration) -> [WebMount] {
  // snippet: mount
  let router = Router(context: AppContext.self)
  let signIn = router.mountSignIn(configuration: configuration)
  let notes = router.group("notes").mount(
    "Notes",
    recordedAs: "notes",
    configuration: configuration
  ) { _, session in
    LogbookView(store: try await session.store(initialState: Logbook.State()) { Logbook() })
  }
  router.get("portrait") { request, context in
    guard let owner = try await signIn.owner(of: request, context) else {
      throw HTTPError(.forbidden)
    }
    return "The portrait of \(owner.name)"
  }
  // end
  return [signIn, notes]
}

/// A client of OpenID Connect.
nonisolated struct Provider: Sendable {
  nonisolated struct Person: Sendable {
    let subject: String
    let name: String
    let groups: Set<String>
  }

  func address(returningTo address: String, state: String) -> URL {
    URL(string: "https://id.example/authorize?state=\(state)")!
  }

  func person(code: String, returningTo address: String) async throws -> Person {
    Person(subject: "1", name: "Ada", groups: ["editor"])
  }
}

// snippet: provider
nonisolated struct CompanyLogin: WebAuthenticator {
  let provider: Provider

  func signIn(_ request: WebSignInRequest) async throws -> WebSignInResponse {
    // A provider that refuses says so, and would be asked again without end.
    guard request.query["error"] == nil else { return .refused }
    guard let code = request.query["code"] else {
      return .redirect(provider.address(returningTo: request.address, state: request.attempt))
    }
    // Somebody else's code, which another site has put into a link, has another state.
    guard request.query["state"] == request.attempt else { return .refused }
    let person = try await provider.person(code: code, returningTo: request.address)
    return .signedIn(SessionOwner(id: person.subject, name: person.name, roles: person.groups))
  }
}
// end

@MainActor
@Suite struct LoggingInTests {
  @Test func `a configuration believes a proxy`() {
    // snippet: proxy
    var configuration = WebConfiguration()
    configuration.isSecure = true
    configuration.allowedHosts = ["notes.example"]
    configuration.trustedProxies = TrustedProxies(["127.0.0.1"])
    configuration.login = WebLogin(
      TrustedHeader(
        "X-Forwarded-User",
        roles: "X-Forwarded-Groups",
        signOutAddress: "/oauth2/sign_out"
      )
    )
    // end
    #expect(configuration.login != nil)
  }

  @Test func `a configuration has a form`() async throws {
    var configuration = WebConfiguration()
    configure(&configuration, Accounts())
    let login = try #require(configuration.login)
    try await change("secret", of: "1", Accounts(), login)
    #expect(mount(configuration).count == 2)
  }

  @Test func `a login that was recorded asks for the account`() async throws {
    var configuration = WebConfiguration()
    keep(&configuration, Accounts(), in: URL(filePath: "/nowhere"))
    #expect(configuration.journal is FileJournal)
    #expect(configuration.login != nil)
  }

  // snippet: testing-passwords
  @Test func `ada signs in with her password`() async throws {
    let hash = try await PasswordHash(of: "engine", cost: .testing)
    let form = PasswordForm(cost: .testing) { name in
      let ada = PasswordAccount(owner: SessionOwner(id: "1", name: "Ada"), password: hash)
      return name == "ada" ? ada : nil
    }

    var request = WebSignInRequest(isForm: true, fields: ["name": "ada", "password": "wrong"])
    #expect(try await form.signIn(request) == .form)
    request.fields["password"] = "engine"
    #expect(try await form.signIn(request) == .signedIn(SessionOwner(id: "1", name: "Ada")))
  }
  // end

  @Test func `applications are for some people`() {
    var configuration = WebConfiguration()
    configure(&configuration, Accounts())
    let notes = WebApp(path: "notes", title: "Notes") { Text("Notes") }
    // snippet: access
    var help = WebApp(path: "help", title: "Help") { Text("Ask Grace.") }
    help.access = .everyone
    var operations = WebApp(path: "operations", title: "Operations") { OperationsView() }
    operations.access = .roles(["operator"])
    let server = WebServer(configuration: configuration, apps: [notes, help, operations])
    // end
    #expect(server.registry.sessionCount == 0)
  }

  @Test func `a test sets the owner`() async {
    // snippet: test
    let store = TestStore(initialState: Logbook.State()) {
      Logbook()
    } withDependencies: {
      $0.owner = SessionOwner(id: "1", name: "Ada")
    }
    await store.send(.added("Milk")) {
      $0.notes = [Logbook.Note(text: "Milk", author: "Ada")]
    }
    // end
  }

  @Test func `a provider signs people in`() async throws {
    let provider = Provider()
    // snippet: forged
    let request = WebSignInRequest(query: ["code": "x", "state": "forged"], attempt: "secret")
    let response = try await CompanyLogin(provider: provider).signIn(request)
    #expect(response == .refused)
    // end
    var own = request
    own.query["state"] = "secret"
    let owner = SessionOwner(id: "1", name: "Ada", roles: ["editor"])
    #expect(try await CompanyLogin(provider: provider).signIn(own) == .signedIn(owner))
    own.query = ["error": "access_denied", "state": "secret"]
    #expect(try await CompanyLogin(provider: provider).signIn(own) == .refused)
    own.query = [:]
    let first = try await CompanyLogin(provider: provider).signIn(own)
    #expect(first == .redirect(URL(string: "https://id.example/authorize?state=secret")!))
  }
}
#endif
