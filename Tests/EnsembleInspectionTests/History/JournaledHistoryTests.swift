// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Recording a store with a journal")
struct JournaledHistoryTests {
  @Reducer
  struct Tally {
    @ObservableState
    struct State: Codable, Equatable, Sendable {
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

  private func open(_ journal: MemoryJournal) async throws -> StoreOf<Tally> {
    try await Store(initialState: Tally.State(), journal: journal, id: "tally") { Tally() }
  }

  @Test func `its journal never takes the past for the present`() async throws {
    let journal = MemoryJournal()
    let store = try await open(journal)
    let history = try #require(store.record(in: StoreInspection()))
    store.send(.tapped)
    store.send(.tapped)
    #expect(throws: TravelRefusal.recorded) { try history.travel(to: 1) }
    #expect(store.count == 2)
    try await store.journal?.close()
    #expect(try await open(journal).count == 2)
  }

  @Test func `its past is known nevertheless`() async throws {
    let store = try await open(MemoryJournal())
    let history = try #require(store.record(in: StoreInspection()))
    store.send(.tapped)
    store.send(.tapped)
    #expect(history.withState(after: 1) { ($0 as? Tally.State)?.count } == 1)
    try await store.journal?.close()
  }
}
