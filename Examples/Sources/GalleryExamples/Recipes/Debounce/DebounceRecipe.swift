// SPDX-License-Identifier: MIT

import Ensemble

/// A text whose words are counted when typing pauses.
@Reducer
struct DebounceRecipe: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var text = ""
    /// The number of words; nil while the text changes.
    var words: Int? = 0
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case paused
  }

  private enum CancelID { case pause }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.words = nil
        // The next letter cancels the effect of this one.
        return .run { send in
          try await clock.sleep(for: .milliseconds(500))
          await send(.paused)
        }
        .cancellable(id: CancelID.pause, cancelInFlight: true)

      case .paused:
        state.words = state.text.split(whereSeparator: \.isWhitespace).count
        return .none
      }
    }
  }
}
