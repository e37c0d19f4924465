// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Testing

@MainActor
@Suite("Journals of features that present one of several others")
struct EnumFeatureTests {
  private let journal = MemoryJournal()

  private func open() async throws -> StoreOf<Library> {
    try await Store(initialState: Library.State(), journal: journal, id: "library") { Library() }
  }

  @Test func `pages and a destination are restored from actions and from a snapshot`() async throws
  {
    var store = try await open()
    store.send(.opened("Emma"))
    store.send(.destination(.presented(.note(.tapped))))
    for (id, _) in zip(store.path.ids, 0..<1) {
      store.send(.path(.element(id: id, action: .book(.tapped))))
    }
    try await store.journal?.commit()
    let last = store.state
    journal.closeAll()
    store = try await open()
    #expect(store.state == last)
    #expect(store.path.count == 2)
    #expect(store.path.first?.book?.count == 1)
    #expect(store.destination?.note?.count == 1)
    try await store.journal?.close()
    store = try await open()
    #expect(store.state == last)
  }
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var title: String
    var count = 0
  }

  enum Action: Codable, Sendable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Library {
  @Reducer
  enum Place {
    case book(Page)
    case note(Page)
  }

  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var path = StackState<Place.State>()
    @Presents var destination: Place.State?
  }

  enum Action: Codable, Sendable {
    case destination(PresentationAction<Place.Action>)
    case opened(String)
    case path(StackActionOf<Place>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .opened(let title) = action {
        state.path.append(.book(Page.State(title: title)))
        state.path.append(.note(Page.State(title: "About \(title)")))
        state.destination = .note(Page.State(title: "New"))
      }
      return .none
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Library.Place.State: Codable, Equatable, Sendable {}
extension Library.Place.Action: Codable, Sendable {}
