// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleApp
import EnsembleJournal
import Foundation

/// The program that is put on a server: notes in a file, which all visitors share, and a number for
/// each visitor, in a recorded session.
@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { session in
      NotesView(store: try await session.store(initialState: Notes.State()) { Notes() })
    }
  }
}

@Reducer
struct Notes {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var count = 0
  }

  enum Action: Codable, Sendable {
    case moreTapped
    case noteTapped
  }

  @Shared(.notes) var notes

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moreTapped: state.count += 1
      case .noteTapped: $notes.withLock { $0.append("Note \($0.count + 1)") }
      }
      return .none
    }
  }
}

extension SharedReaderKey where Self == FileStorageKey<[String]>.Default {
  static var notes: Self {
    Self[.fileStorage(dataFolder.appending(path: "notes.json")), default: []]
  }
}

/// The folder that systemd gives to the service.
var dataFolder: URL {
  let state = ProcessInfo.processInfo.environment["STATE_DIRECTORY"]
  return URL(filePath: state ?? ".")
}

struct NotesView: View {
  let store: StoreOf<Notes>
  @SharedReader(.notes) private var notes

  var body: some View {
    VStack {
      Text("This is version 1 of the program.")
      Text("Count \(store.count)")
      Button("More") { store.send(.moreTapped) }
      Button("Note") { store.send(.noteTapped) }
      ForEach(notes, id: \.self) { Text($0) }
    }
  }
}
