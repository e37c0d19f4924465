// SPDX-License-Identifier: MIT

import Ensemble

/// A counter that is changed by hand and by a timer, with its actions in groups.
@Reducer
public struct BoundedCounter: BoundingReducer, Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0
    public var isTimerOn = false

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: TCAFeatureAction, Equatable, Sendable {
    public enum ViewAction: Equatable, Sendable {
      case decrementTapped
      case incrementTapped
      case timerTapped
      case doneTapped
    }

    public enum DelegateAction: Equatable, Sendable {
      case finished
    }

    public enum InternalAction: Equatable, Sendable {
      case timerUpdated
    }

    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) private var clock

  public init() {}

  public func reduce(
    into state: inout State,
    viewAction action: Action.ViewAction
  ) -> Effect<Action> {
    switch action {
    case .decrementTapped:
      state.count -= 1
      return .none
    case .incrementTapped:
      state.count += 1
      return .none
    case .timerTapped:
      state.isTimerOn.toggle()
      return state.isTimerOn ? timer : .cancel(id: CancelID.timer)
    case .doneTapped:
      return .send(.delegate(.finished))
    }
  }

  public func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> {
    switch action {
    case .timerUpdated:
      state.count += 1
      return .none
    }
  }

  public func reduce(
    into state: inout State,
    delegateAction action: Action.DelegateAction
  ) -> Effect<Action> {
    switch action {
    case .finished:
      state.isTimerOn = false
      return .cancel(id: CancelID.timer)
    }
  }

  private var timer: Effect<Action> {
    .run { [clock] send in
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(._internal(.timerUpdated))
      }
    }
    .cancellable(id: CancelID.timer)
  }
}
