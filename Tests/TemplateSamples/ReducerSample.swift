// SPDX-License-Identifier: MIT

import Ensemble

/// A count, which can be set to a random number that arrives after a second.
@Reducer
struct ReducerSample {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isLoading = false
  }

  enum Action {
    case incrementTapped
    case randomLoaded(Int)
    case randomTapped
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.withRandomNumberGenerator) private var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped:
        state.count += 1
        return .none

      case .randomLoaded(let number):
        state.count = number
        state.isLoading = false
        return .none

      case .randomTapped:
        state.isLoading = true
        return .run { [clock, withRandomNumberGenerator] send in
          try await clock.sleep(for: .seconds(1))
          await send(.randomLoaded(withRandomNumberGenerator { .random(in: 1...100, using: &$0) }))
        }
      }
    }
  }
}
