// SPDX-License-Identifier: MIT

import Ensemble

/// Two counters side by side: one feature, used twice.
@Reducer
public struct TwoCounters: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var first = Counter.State()
    public var second = Counter.State()

    /// The sum of both counters.
    public var sum: Int { first.count + second.count }

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case first(Counter.Action)
    case second(Counter.Action)
    case swapTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(\.first, action: \.first) { Counter() }
    Scope(\.second, action: \.second) { Counter() }
    Reduce { state, action in
      switch action {
      case .first, .second:
        return .none
      case .swapTapped:
        (state.first, state.second) = (state.second, state.first)
        return .none
      }
    }
  }
}
