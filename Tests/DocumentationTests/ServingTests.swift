// SPDX-License-Identifier: MIT

#if TLS
// The sample code of the article Serving. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import EnsembleWebTLS
import Foundation
import Testing

@MainActor
private func serve() async throws {
  // snippet: server
  let server = WebServer("Counter") {
    CounterView(store: Store(initialState: Counter.State()) { Counter() })
  }
  try await server.run { print("http://127.0.0.1:\($0)") }
  // end
}

private typealias Todos = DurableStoresTests.Todos

private struct TodosView: View {
  let store: StoreOf<Todos>

  var body: some View { Text("\(store.todos.count) todos") }
}

@MainActor
private func makeRecordedServer(_ folder: URL) -> WebServer {
  // snippet: journal
  var configuration = WebConfiguration()
  configuration.journal = FileJournal(folder: folder)
  let todos = WebApp(path: "todos", title: "Todos") { session in
    TodosView(store: try await session.store(initialState: Todos.State()) { Todos() })
  }
  let server = WebServer(configuration: configuration, apps: [todos])
  // end
  return server
}

@MainActor
private func serveEncrypted(_ configuration: WebConfiguration) throws -> WebServer {
  // snippet: tls
  let server = try WebServer(
    "Counter",
    configuration: configuration,
    tls: .pemFiles(certificate: "chain.pem", key: "key.pem")
  ) {
    CounterView(store: Store(initialState: Counter.State()) { Counter() })
  }
  // end
  return server
}

@MainActor
@Suite struct ServingTests {
  @Test func `a configuration names the port`() {
    // snippet: port
    var configuration = WebConfiguration()
    configuration.port = 9090
    // end
    #expect(configuration.port == 9090)
  }

  @Test func `a configuration names hosts`() {
    // snippet: hosts
    var configuration = WebConfiguration()
    configuration.interface = .all
    configuration.allowedHosts = ["counter.example"]
    // end
    #expect(configuration.allowedHosts == ["counter.example"])
  }

  @Test func `a configuration is that of the environment`() throws {
    // snippet: environment
    let configuration = try WebConfiguration(environment: ProcessInfo.processInfo.environment)
    // end
    #expect(configuration.port == WebConfiguration().port)
  }

  @Test func `a configuration names proxies`() {
    var configuration = WebConfiguration()
    // snippet: proxies
    configuration.trustedProxies = TrustedProxies(["127.0.0.1", "10.0.0.0/8"])
    // end
    #expect(configuration.trustedProxies != nil)
  }

  @Test func `a configuration has languages`() {
    var configuration = WebConfiguration()
    // snippet: languages
    var german = WebStrings()
    german.language = "de"
    german.missing = "Unter dieser Adresse gibt es keine Seite."
    configuration.translations = [german]
    // end
    #expect(configuration.translations.map(\.language) == ["de"])
  }

  @Test func `a configuration has a theme`() {
    var configuration = WebConfiguration()
    // snippet: theme
    configuration.theme.accent = WebColor(red: 0x0b, green: 0x7a, blue: 0x4b)
    configuration.theme.font = .serif
    configuration.theme.cornerRadius = 4
    configuration.theme.contentWidth = 960
    // end
    #expect(configuration.theme != WebTheme())
  }

  @Test func `a recorded server starts and stops`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = makeRecordedServer(folder)
    #expect(server.registry.sessionCount == 0)
    await server.stop()
  }

  @Test func `a certificate that is missing is an error`() {
    #expect(throws: (any Error).self) { try serveEncrypted(WebConfiguration()) }
  }
}
#endif
