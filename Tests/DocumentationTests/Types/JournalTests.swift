// SPDX-License-Identifier: MIT

// The sample code of the documentation of Journal. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleJournal
import Testing

private enum JournalExamples {
  // snippet: feature
  @Reducer
  nonisolated struct Todos {
    @ObservableState
    struct State: Codable, Equatable, Sendable {
      var draft = ""
    }

    enum Action: BindableAction, Codable, Sendable {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
    }
  }
  // end
}

private typealias Todos = JournalExamples.Todos

@MainActor
@Suite struct JournalTests {
  // snippet: example
  @Test func `a store continues where it was`() async throws {
    let journal = MemoryJournal()
    let first = try await Store(initialState: Todos.State(), journal: journal, id: "todos") {
      Todos()
    }
    first.send(.binding(.set(\.draft, "Milk")))
    try await first.journal?.close()

    let second = try await Store(initialState: Todos.State(), journal: journal, id: "todos") {
      Todos()
    }
    #expect(second.draft == "Milk")
  }
  // end
}
