// SPDX-License-Identifier: MIT

import Ensemble

/// A number that can be incremented and decremented.
@Reducer
public struct Counter: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: Equatable, Sendable {
    case decrementTapped
    case incrementTapped
    case resetTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        return .none
      case .incrementTapped:
        state.count += 1
        return .none
      case .resetTapped:
        state.count = 0
        return .none
      }
    }
  }
}
