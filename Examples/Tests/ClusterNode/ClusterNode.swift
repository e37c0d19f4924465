// SPDX-License-Identifier: MIT

import ArgumentParser
import Ensemble
import EnsembleJournal
import EnsemblePostgreSQL
import EnsembleUI
import EnsembleWeb
import EnsembleWebCluster
import Foundation

/// One of several servers, which the walk through a cluster stops, kills and starts again.
@main
struct ClusterNode: AsyncParsableCommand {
  @Option(help: "The port to listen on.")
  var port: UInt16

  @Option(help: "The parameters of the connection to PostgreSQL.")
  var database: String

  @Option(help: "The seconds after which another process continues the sessions of a killed one.")
  var lease = 15

  func run() async throws {
    #if PostgreSQL
    let cluster = WebCluster(
      address: "http://127.0.0.1:\(port)",
      secret: "not secret, as nobody else can reach this machine"
    )
    var configuration = WebConfiguration()
    configuration.port = port
    configuration.cluster = cluster
    configuration.journal = PostgreSQLJournal(
      database,
      owner: cluster.address,
      lease: .seconds(lease)
    )
    let apps = [
      WebApp(path: "notes", title: "Notes") { session in
        NotesView(store: try await session.store(initialState: Notes.State()) { Notes() })
      },
      WebApp(path: "board", title: "Board", isShared: true) { session in
        NotesView(store: try await session.store(initialState: Notes.State()) { Notes() })
      },
      WebApp(path: "draft", title: "Draft") {
        NotesView(store: Store(initialState: Notes.State()) { Notes() })
      },
    ]
    let server = await WebServer(configuration: configuration, apps: apps)
    try await server.run { [port] _ in
      FileHandle.standardOutput.write(Data("\(port)\n".utf8))
    }
    #else
    throw ValidationError("The trait PostgreSQL is missing.")
    #endif
  }
}

@Reducer
struct Notes {
  @ObservableState
  struct State: Codable {
    var text = ""
    var notes: [String] = []
  }

  enum Action: Codable, BindableAction, Sendable {
    case binding(BindingAction<State>)
    case addTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.notes.append(state.text)
        state.text = ""
      case .binding: break
      }
      return .none
    }
  }
}

struct NotesView: View {
  @Bindable var store: StoreOf<Notes>

  var body: some View {
    VStack {
      HStack {
        TextField("Note", text: $store.text)
        Button("Add") { store.send(.addTapped) }
      }
      Text("\(store.notes.count) notes")
      ForEach(Array(store.notes.enumerated()), id: \.offset) { Text($0.element) }
    }
  }
}
