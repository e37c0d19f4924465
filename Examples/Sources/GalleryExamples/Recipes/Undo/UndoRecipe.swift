// SPDX-License-Identifier: MIT

import Ensemble

/// A tempo with its history: each change can be undone and redone.
@Reducer
struct UndoRecipe: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var tempo = 120
    /// The values before the tempo, the last one at the end.
    var past: [Int] = []
    /// The values that were undone, the next one at the end.
    var future: [Int] = []
  }

  enum Action: Sendable {
    case redoTapped
    case tempoChanged(Int)
    case undoTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .redoTapped:
        guard let next = state.future.popLast() else { break }
        state.past.append(state.tempo)
        state.tempo = next

      case .tempoChanged(let tempo):
        state.past.append(state.tempo)
        state.tempo = tempo
        state.future = []

      case .undoTapped:
        guard let last = state.past.popLast() else { break }
        state.future.append(state.tempo)
        state.tempo = last
      }
      return .none
    }
  }
}
