// SPDX-License-Identifier: MIT

import Ensemble

/// A job of ten steps that can be cancelled.
@Reducer
struct CancelRecipe: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    /// The number of finished steps; nil while no job runs.
    var step: Int?
    var outcome = "Nothing has run yet."
  }

  enum Action: Sendable {
    case cancelTapped
    case startTapped
    case stepped
  }

  private enum CancelID { case job }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelTapped:
        state.outcome = "Cancelled after \(state.step ?? 0) of 10 steps."
        state.step = nil
        return .cancel(id: CancelID.job)

      case .startTapped:
        state.step = 0
        return .run { send in
          for _ in 1...10 {
            try await clock.sleep(for: .milliseconds(500))
            await send(.stepped)
          }
        }
        .cancellable(id: CancelID.job, cancelInFlight: true)

      case .stepped:
        let step = (state.step ?? 0) + 1
        state.step = step < 10 ? step : nil
        state.outcome = step < 10 ? state.outcome : "All 10 steps are done."
        return .none
      }
    }
  }
}
