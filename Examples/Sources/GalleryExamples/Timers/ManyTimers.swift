// SPDX-License-Identifier: MIT

import Ensemble

/// A list of timers, which assigns ids to them.
@Reducer
struct ManyTimers {
  @ObservableState
  struct State: Equatable {
    var timers: IdentifiedArrayOf<Identified<Int, LonelyTimer.State>>

    /// Creates ten timers of three seconds and more.
    init() {
      timers = IdentifiedArray(
        uniqueElements: (0..<10).map { number in
          Identified(
            LonelyTimer.State(name: "Timer #\(number)", duration: 3 * number + 4),
            id: number
          )
        }
      )
    }
  }

  enum Action {
    case timers(IdentifiedAction<Int, LonelyTimer.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEachNamespaced(\.timers, action: \.timers) { LonelyTimer() }
  }
}
