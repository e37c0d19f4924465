// SPDX-License-Identifier: MIT

// The sample code of the article Durable stores. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleJournal
import Foundation
import TestTools
import Testing

@MainActor
@Suite struct DurableStoresTests {
  // snippet: open
  @MainActor
  func openTodos(in folder: URL) async throws -> StoreOf<Todos> {
    try await Store(
      initialState: Todos.State(),
      journal: FileJournal(folder: folder),
      id: "todos"
    ) {
      Todos()
    }
  }
  // end

  // snippet: feature
  @Reducer
  nonisolated struct Todos {
    @ObservableState
    struct State: Codable, Equatable, Sendable {
      var draft = ""
      var todos: IdentifiedArrayOf<Todo> = []
    }

    enum Action: BindableAction, Codable, Sendable {
      case binding(BindingAction<State>)
      case addTapped
    }

    @Dependency(\.date) var date
    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addTapped:
          state.todos.append(Todo(id: uuid(), title: state.draft, created: date.now))
          state.draft = ""
          return .none
        case .binding:
          return .none
        }
      }
    }
  }

  nonisolated struct Todo: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var title: String
    var created: Date
  }
  // end

  // snippet: checked
  func openChecked(in journal: MemoryJournal) async throws -> StoreOf<Todos> {
    try await Store(
      initialState: Todos.State(),
      journal: journal,
      id: "todos",
      options: JournalOptions(checksReplay: true)
    ) {
      Todos()
    }
  }
  // end

  @Reducer
  nonisolated struct Downloads {
    struct State: Codable, Sendable {
      var starts = 0
    }

    enum Action: Codable, Sendable {
      case restored
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.starts += 1
        return .none
      }
    }
  }

  // snippet: restored
  func openDownloads(in folder: URL) async throws -> StoreOf<Downloads> {
    try await Store(
      initialState: Downloads.State(),
      journal: FileJournal(folder: folder),
      id: "downloads",
      restored: .restored
    ) {
      Downloads()
    }
  }
  // end

  // snippet: commit
  func add(_ title: String, to store: StoreOf<Todos>) async throws -> String {
    store.send(.binding(.set(\.draft, title)))
    store.send(.addTapped)
    try await store.journal?.commit()
    return "Added \(title)."
  }
  // end

  // snippet: quit
  func quit(_ store: StoreOf<Todos>) async throws {
    try await store.journal?.close()
  }
  // end

  // snippet: copies
  func openBoard(in journal: any SharedJournal) async throws -> StoreOf<Todos> {
    try await Store(initialState: Todos.State(), replicatedIn: journal, id: "board") { Todos() }
  }
  // end

  // snippet: session
  func openSession(in folder: URL) async throws -> (SessionJournal, StoreOf<Todos>) {
    let session = SessionJournal(FileJournal(folder: folder), name: "terminal")
    let todos = try await session.store(initialState: Todos.State()) { Todos() }
    return (session, todos)
  }
  // end

  @Reducer
  nonisolated struct Notes {
    @ObservableState
    struct State: Codable, Equatable, Sendable {
      var title = ""
    }

    enum Action: Codable, Sendable {
      case cleared
    }
  }

  @ObservableState
  nonisolated struct NotesStateV1: Codable, Equatable, Sendable {
    var name = "Blob"
  }

  @Reducer
  nonisolated struct OldNotes {
    typealias State = NotesStateV1

    enum Action: Codable, Sendable {
      case cleared
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  // snippet: migration
  func openNotes(in folder: URL) async throws -> StoreOf<Notes> {
    try await Store(
      initialState: Notes.State(),
      journal: FileJournal(folder: folder),
      id: "notes",
      version: 2,
      migrations: [
        JournalMigration(from: 1) { (old: NotesStateV1) in
          Notes.State(title: old.name)
        }
      ]
    ) {
      Notes()
    }
  }
  // end

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  /// Returns the result of opening a store that its last owner closes in the background.
  private func whenClosed<Result>(_ open: () async throws -> Result) async throws -> Result {
    var result: Result?
    let isClosed = try await eventually {
      do {
        result = try await open()
      } catch JournalError.inUse {
        return false
      }
      return true
    }
    try #require(isClosed)
    return try #require(result)
  }

  @Test func todosContinue() async throws {
    try await withFolder { folder in
      let store = try await openTodos(in: folder)
      #expect(try await add("Milk", to: store) == "Added Milk.")
      try await quit(store)
      let again = try await openTodos(in: folder)
      #expect(again.todos == store.todos)
    }
  }

  @Test func todosAreReplayed() async throws {
    let store = try await openChecked(in: MemoryJournal())
    #expect(try await add("Milk", to: store) == "Added Milk.")
    #expect(store.todos.map(\.title) == ["Milk"])
  }

  @Test func sessionsContinue() async throws {
    try await withFolder { folder in
      let (session, store) = try await openSession(in: folder)
      #expect(!session.continues)
      #expect(try await add("Milk", to: store) == "Added Milk.")
      try await session.close()
      let (again, other) = try await openSession(in: folder)
      #expect(again.continues)
      #expect(other.todos == store.todos)
    }
  }

  @Test func copiesOfABoardAreEqual() async throws {
    let journal = MemoryJournal()
    let (first, second) = (try await openBoard(in: journal), try await openBoard(in: journal))
    await first.send(.addTapped).finish()
    await second.send(.addTapped).finish()
    try #require(await eventually { first.todos.count == 2 })
    #expect(first.todos == second.todos)
  }

  @Test func downloadsStartAgain() async throws {
    try await withFolder { folder in
      for expected in [0, 1, 2] {
        let store = try await whenClosed { try await openDownloads(in: folder) }
        #expect(store.starts == expected)
      }
    }
  }

  @Test func notesAreMigrated() async throws {
    try await withFolder { folder in
      let old = try await Store(
        initialState: NotesStateV1(),
        journal: FileJournal(folder: folder),
        id: "notes"
      ) {
        OldNotes()
      }
      try await old.journal?.close()
      #expect(try await openNotes(in: folder).title == "Blob")
    }
  }
}

@Reducer
struct Archive {
  @Reducer
  enum Place {
    case counter(CodableCounter)
  }

  @ObservableState
  struct State: Codable, Sendable {
    @Presents var place: Place.State?
  }

  enum Action: Codable, Sendable {
    case place(PresentationAction<Place.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$place, action: \.place)
  }
}

@Reducer
struct CodableCounter {
  @ObservableState
  struct State: Codable, Sendable {
    var count = 0
  }

  enum Action: Codable, Sendable {
    case incrementTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

// snippet: places
extension Archive.Place.State: Codable {}
extension Archive.Place.Action: Codable {}
// end
