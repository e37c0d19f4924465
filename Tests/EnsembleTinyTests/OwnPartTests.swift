// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTiny
import TestTools
import Testing

@MainActor
@Suite("The own part of a tiny feature", .timeLimit(.minutes(10)))
struct OwnPartTests {
  @Test func `a child of the same type as its parent does not use the parent's catch`() async {
    let store = Store(Folder(), state: Folder.State(id: 0, folders: [Folder.State(id: 1)]))
    store.send(.fail) { _ in .note("caught") }
    #expect(store.state.note == "caught")
    let found = await reports {
      store.send(.folders(.element(id: 1, action: .fail))) { _ in .note("caught again") }
      await store.send(.folders(.element(id: 1, action: .failLate))) { _ in .note("caught again") }
        .finish()
    }
    #expect(found.map(\.message).map { $0.prefix(12) } == ["The reducer ", "The effect o"])
    #expect(store.state.note == "caught")
    #expect(store.state.folders[id: 1]?.note == "")
    await store.send(.failLate) { _ in .note("caught late") }.finish()
    #expect(store.state.note == "caught late")
  }

  @Test func `a body without the feature's own part is reported once`() {
    let store = Store(Hollow())
    let found = reports {
      store.send(.increment)
      store.send(.increment)
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("Hollow") == true)
    #expect(found.first?.message.contains("does not contain its 'featureReducer'") == true)
    #expect(store.state.count == 0)
  }
}

/// A tiny feature with a child of its own type.
private struct Folder: InstanceFeature {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var folders: IdentifiedArrayOf<State> = []
    var note = ""
  }

  @CasePathable
  indirect enum Action: Sendable {
    case fail
    case failLate
    case folders(IdentifiedAction<Int, Action>)
    case note(String)
  }

  let initialState = State(id: 0)

  func reducer(state: inout State, action: Action) throws {
    switch action {
    case .fail: throw Ledger.Failure.overdrawn
    case .note(let note): state.note = note
    case .failLate, .folders: break
    }
  }

  func effect(for action: Action, state: State) async throws -> Action? {
    if case .failLate = action { throw Ledger.Failure.unreachable }
    return nil
  }

  var body: some ReducerOf<Self> {
    featureReducer
      .forEach(\.folders, action: \.folders) { Folder() }
  }
}

/// A tiny feature whose body omits its own part.
private struct Hollow: InstanceFeature {
  typealias State = Tally.State
  typealias Action = Tally.Action

  let initialState = State()

  func reducer(state: inout State, action: Action) {
    state.count += 1
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}
