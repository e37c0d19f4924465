// SPDX-License-Identifier: MIT

#if TLS
// The code of the article 'Several servers'.

#if PostgreSQL
import Ensemble
import EnsembleJournal
import EnsemblePostgreSQL
import EnsembleUI
import EnsembleWeb
import EnsembleWebCluster
import Foundation

// snippet: server
@MainActor
struct NotesServer {
  static func main() async throws {
    let environment = ProcessInfo.processInfo.environment
    guard
      let port = environment["PORT"].flatMap({ UInt16($0) }),
      let host = environment["HOST"],
      let database = environment["DATABASE"],
      let secret = environment["SECRET"]
    else { fatalError("PORT, HOST, DATABASE and SECRET must be set.") }
    let cluster = WebCluster(address: "http://\(host):\(port)", secret: secret)
    let names = environment["NAMES"]?.split(separator: ",") ?? []
    var configuration = WebConfiguration()
    configuration.port = port
    configuration.interface = .address(host)
    configuration.allowedHosts = Set(names.map(String.init))
    configuration.isSecure = environment["HTTPS"] == "1"
    let proxies = environment["PROXIES"]?.split(separator: ",") ?? []
    configuration.trustedProxies = TrustedProxies(proxies.map(String.init))
    configuration.cluster = cluster
    configuration.journal = PostgreSQLJournal(database, owner: cluster.address)
    let notes = WebApp(path: "notes", title: "Notes") { session in
      NotesView(store: try await session.store(initialState: Notes.State()) { Notes() })
    }
    try await WebServer(configuration: configuration, apps: [notes]).run { _ in }
  }
}
// end

@Reducer
private struct Notes {
  @ObservableState
  struct State: Codable {
    var notes: [String] = []
  }

  enum Action: Codable, Sendable {
    case addTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.notes.append("Note")
      return .none
    }
  }
}

private struct NotesView: View {
  let store: StoreOf<Notes>

  var body: some View {
    Text("\(store.notes.count) notes")
    Button("Add") { store.send(.addTapped) }
  }
}
#endif
#endif
