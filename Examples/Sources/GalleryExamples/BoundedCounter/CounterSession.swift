// SPDX-License-Identifier: MIT

import Ensemble

/// The parent of a counter: it ends when the counter reports that it is finished.
@Reducer
public struct CounterSession: ComposedBoundingReducer, Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var counter = BoundedCounter.State()
    public var isFinished = false

    public init() {}
  }

  public enum Action: TCAFeatureAction, Equatable, Sendable {
    public enum ViewAction: Equatable, Sendable {
      case restartTapped
    }

    public enum InternalAction: Equatable, Sendable {
      case counter(BoundedCounter.Action)
    }

    case view(ViewAction)
    case _internal(InternalAction)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(\.counter, action: \.counter) {
      BoundedCounter()
    } delegate: { state, event in
      switch event {
      case .finished:
        state.isFinished = true
        return .none
      }
    }
    coreReducer
  }

  public func reduce(
    into state: inout State,
    viewAction action: Action.ViewAction
  ) -> Effect<Action> {
    switch action {
    case .restartTapped:
      state = State()
      return .none
    }
  }

  public func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> {
    // The counter's own actions need no reaction here.
    .none
  }
}
