// SPDX-License-Identifier: MIT

// The sample code of the page of EnsembleJournal. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleJournal
import Foundation

// snippet: overview
@Reducer
nonisolated struct Letter {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var text = ""
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@MainActor
func openLetter(in folder: URL) async throws -> StoreOf<Letter> {
  try await Store(
    initialState: Letter.State(),
    journal: FileJournal(folder: folder),
    id: "letter"
  ) {
    Letter()
  }
}
// end
