// SPDX-License-Identifier: MIT

import Ensemble

/// A countdown timer that knows neither an id nor other timers.
@Reducer
struct LonelyTimer {
  @ObservableState
  struct State: Equatable {
    var name: String
    /// The duration in seconds.
    let duration: Int
    /// The remaining seconds.
    var position: Int
    var phase = Phase.ready

    init(name: String, duration: Int) {
      self.name = name
      self.duration = duration
      position = duration
    }

    var elapsed: Int { duration - position }
  }

  nonisolated enum Phase: String, Equatable, Codable {
    case ready, counting, finished
  }

  enum Action {
    case startTapped, stopTapped, toggled, resetTapped
    case ticked
    case appeared, disappeared
  }

  @Dependency(\.continuousClock) var clock
  @EffectID var countdown

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.phase = .counting
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: countdown, cancelInFlight: true)
      case .stopTapped:
        state.phase = .ready
        return .cancel(id: countdown)
      case .toggled:
        return switch state.phase {
        case .ready: .send(.startTapped)
        case .counting: .send(.stopTapped)
        case .finished: .send(.resetTapped)
        }
      case .resetTapped:
        state.position = state.duration
        return .send(.stopTapped)
      case .ticked:
        state.position -= 1
        guard state.position < 1 else { return .none }
        state.position = 0
        state.phase = .finished
        return .cancel(id: countdown)
      case .appeared:
        // The timer was counting when it was removed.
        return state.phase == .counting ? .send(.startTapped) : .none
      case .disappeared:
        return .cancel(id: countdown)
      }
    }
  }
}
