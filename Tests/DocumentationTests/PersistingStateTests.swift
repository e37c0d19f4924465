// SPDX-License-Identifier: MIT

// The sample code of the article PersistingState. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Foundation
import Testing

// snippet: file
nonisolated struct Note: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var text = ""
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Note>>.Default {
  static var notes: Self {
    Self[.fileStorage(.documentsDirectory.appending(path: "notes.json")), default: []]
  }
}
// end

// snippet: format
func settings(at url: URL) -> Shared<[String]> {
  Shared(
    wrappedValue: [],
    .fileStorage(
      url,
      decode: { @Sendable data in
        String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      },
      encode: { @Sendable lines in Data(lines.joined(separator: "\n").utf8) }
    )
  )
}
// end

// snippet: settings
struct Appearance {
  @Shared(.appStorage("fontSize")) var fontSize = 12
  @Shared(.appStorage("lastFolder")) var lastFolder: URL?
}
// end

// snippet: saving
@Reducer
struct Notebook {
  @ObservableState
  struct State: Equatable {
    @Shared(.notes) var notes
    var message = ""
  }

  enum Action {
    case addTapped(Note)
    case saveTapped
    case saveFailed(any Error)
    case saveSucceeded
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped(let note):
        state.$notes.withLock { _ = $0.append(note) }
        return .none
      case .saveTapped:
        return .run { [notes = state.$notes] send in
          try await notes.save()
          await send(.saveSucceeded)
        } catch: { error, send in
          await send(.saveFailed(error))
        }
      case .saveFailed(let error):
        state.message = "\(error)"
        return .none
      case .saveSucceeded:
        state.message = "Saved."
        return .none
      }
    }
  }
}
// end

// snippet: flush
func prepareForTermination() async {
  @Dependency(\.defaultFileStorage) var storage
  await storage.flush()
}
// end

// snippet: errors
struct NotebookView: View {
  let store: StoreOf<Notebook>

  var body: some View {
    VStack {
      if store.$notes.loadError != nil {
        Text("The notes could not be read.")
      } else if store.$notes.saveError != nil {
        Text("The last change could not be written.")
      }
      ForEach(store.notes) { note in Text(note.text) }
    }
  }
}
// end

@Suite("Persisting state")
@MainActor
struct PersistingStateTests {
  private let note = Note(id: UUID(0), text: "Hello")

  @Test func `a note is saved`() async {
    let store = TestStore(initialState: Notebook.State()) { Notebook() }
    await store.send(.addTapped(note)) { $0.$notes.withLock { $0 = [note] } }
    await store.send(.saveTapped)
    await store.receive(\.saveSucceeded) { $0.message = "Saved." }
    await prepareForTermination()
    @Shared(.notes) var notes
    #expect(notes == [note])
  }

  @Test func `lines are decoded and encoded`() {
    let url = URL.temporaryDirectory.appending(path: "settings")
    do { settings(at: url).withLock { $0 = ["a", "b"] } }
    #expect(settings(at: url).wrappedValue == ["a", "b"])
  }

  @Test func `settings are stored`() {
    Appearance().$fontSize.withLock { $0 = 14 }
    @Dependency(\.defaultAppStorage) var settings
    #expect(settings.integer(forKey: "fontSize") == 14)
    #expect(Appearance().lastFolder == nil)
  }

  @Test func `a view shows the notes`() {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    store.send(.addTapped(note))
    let host = ViewHost(NotebookView(store: store))
    #expect(host.texts.contains("Hello"))
  }
}
