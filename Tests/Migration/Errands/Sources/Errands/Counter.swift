// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation

/// Counts the steps of a walk.
public struct StepCounter: ReducerProtocol {
  public struct State: Equatable {
    public var steps = 0
    /// True while the counter counts by itself.
    public var isCounting = false

    public init(steps: Int = 0) { self.steps = steps }
  }

  public enum Action: Equatable {
    case addTapped
    case removeTapped
    case countingToggled
    case tick
    case delegate(Delegate)

    public enum Delegate: Equatable {
      case reachedGoal(Int)
    }
  }

  private enum CancelID { case counting }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .addTapped:
      state.steps += 1
      return state.steps == 10 ? .send(.delegate(.reachedGoal(10))) : .none

    case .removeTapped:
      state.steps -= 1
      return .none

    case .countingToggled:
      state.isCounting.toggle()
      guard state.isCounting else { return .cancel(id: CancelID.counting) }
      return .run { [clock] send in
        for await _ in clock.timer(interval: .seconds(1)) {
          await send(.tick)
        }
      }
      .cancellable(id: CancelID.counting, cancelInFlight: true)

    case .tick:
      state.steps += 1
      return .none

    case .delegate:
      return .none
    }
  }
}

/// Two counters, of which one is optional.
public struct Walk: ReducerProtocol {
  public struct State: Equatable {
    public var own = StepCounter.State()
    public var companion: StepCounter.State?

    public init() {}
  }

  public enum Action: Equatable {
    case own(StepCounter.Action)
    case companion(StepCounter.Action)
    case companionToggled
  }

  public init() {}

  public var body: some ReducerProtocolOf<Self> {
    Scope(state: \.own, action: /Action.own) {
      StepCounter()
    }
    Reduce { state, action in
      switch action {
      case .companionToggled:
        state.companion = state.companion == nil ? StepCounter.State() : nil
        return .none
      case .own(.delegate(.reachedGoal)):
        state.companion?.steps = 0
        return .none
      case .own, .companion:
        return .none
      }
    }
    .ifLet(\.companion, action: /Action.companion) {
      StepCounter()
    }
  }
}
