// SPDX-License-Identifier: MIT

import Ensemble
import TestTools

/// A timer without an id.
@Reducer
struct Ticker {
  @ObservableState
  struct State: Equatable {
    var id = 0
    var ticks = 0
  }

  enum Action {
    case start, stop, tick
    case renamed(Int)
  }

  let clock: ManualClock
  @EffectID var timer

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [clock] send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.tick)
          }
        }
        .cancellable(id: timer, cancelInFlight: true)
      case .stop:
        return .cancel(id: timer)
      case .tick:
        state.ticks += 1
        return .none
      case .renamed(let id):
        state.id = id
        return .none
      }
    }
  }
}
