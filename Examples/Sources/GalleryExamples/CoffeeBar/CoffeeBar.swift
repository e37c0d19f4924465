// SPDX-License-Identifier: MIT

import Ensemble

/// A coffee bar with a few cups, and a bug that is to be found with the inspector.
@Reducer
struct CoffeeBar: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    /// The number of clean cups.
    var cups = 4
    /// The orders that are being brewed.
    var orders: [Int] = []
    var lastOrder = 0
    var served = 0
    var isBusy = false

    /// Whether there is a cup for another order.
    var hasCup: Bool { cups > orders.count }
  }

  enum Action: Sendable {
    case brewed(Int)
    case busyHourEnded
    case busyHourTapped
    case cancelTapped(Int)
    case orderTapped
    case washTapped
  }

  private enum CancelID { case busyHour }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .brewed(let order):
        state.orders.removeAll { $0 == order }
        state.cups -= 1
        state.served += 1
        return .none

      case .busyHourEnded:
        state.isBusy = false
        return .none

      case .busyHourTapped:
        state.isBusy = true
        return busyHour().cancellable(id: CancelID.busyHour, cancelInFlight: true)

      case .cancelTapped(let order):
        state.orders.removeAll { $0 == order }
        return .none

      case .orderTapped:
        guard state.hasCup else { return .none }
        state.lastOrder += 1
        state.orders.append(state.lastOrder)
        return brew(state.lastOrder)

      case .washTapped:
        state.cups = 4
        state.served = 0
        return .none
      }
    }
  }

  /// Brews a coffee, which takes a while.
  private func brew(_ order: Int) -> Effect<Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(.brewed(order))
    }
  }

  /// Guests order, and one of them changes their mind.
  private func busyHour() -> Effect<Action> {
    .run { [clock] send in
      let guests: [Action] = [
        .orderTapped, .orderTapped, .cancelTapped(2), .orderTapped, .orderTapped,
      ]
      for action in guests {
        await send(action)
        try await clock.sleep(for: .milliseconds(200))
      }
      await send(.orderTapped)
      try await clock.sleep(for: .seconds(1))
      await send(.busyHourEnded)
    } catch: { _, _ in
    }
  }
}
