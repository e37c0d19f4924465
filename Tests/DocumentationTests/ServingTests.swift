// SPDX-License-Identifier: MIT

// The code of the article Serving, which `.ci/check-snippets` compares with it.

import Ensemble
import EnsembleUI
import EnsembleWeb
import EnsembleWebTLS
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

  @Test func `a certificate that is missing is an error`() {
    #expect(throws: (any Error).self) { try serveEncrypted(WebConfiguration()) }
  }
}
