// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Boundaries: groups")
struct GroupTests {
  @Test func `each group reaches its handler once`() {
    let store = Store(initialState: Bell.State(id: 0)) { Bell() }
    store.send(.view(.ringTapped))
    #expect(store.log == ["view", "internal", "delegate"])

    let quiet = Store(initialState: Quiet.State()) { Quiet() }
    quiet.send(.view(1))
    #expect(quiet.sum == 1)
  }

  @Test func `an action in no group reaches its own handler`() {
    let store = Store(initialState: Extra.State()) { Extra() }
    store.send(.other(of: 2, 3))
    #expect(store.sum == 5)
  }

  @Test func `an unhandled action in no group is reported`() {
    let store = Store(initialState: Quiet.State()) { Quiet() }
    expectReport("Quiet", "none of its groups", ".refreshed", "reduce(into:other:)") {
      store.send(.refreshed)
    }
  }

  @Test func `the macro determines the groups`() {
    expectGroups(of: WithMacro.self, other: .other(of: 1, 2))
  }

  @Test func `reflection determines the groups without the macro`() {
    expectGroups(of: WithoutMacro.self, other: .other(of: 1, 2))
  }

  @Test func `actions need not be equatable`() {
    let action = WithoutMacro._internal(.failure(Failure()))
    guard case .internal(.failure(let error)) = action._group else {
      Issue.record("The action is in another group.")
      return
    }
    #expect(error is Failure)
  }

  /// Expects the correct group for each case of the actions.
  private func expectGroups<Action: TCAFeatureAction>(of type: Action.Type, other: Action)
  where
    Action.ViewAction == Pair, Action.DelegateAction == Int?,
    Action.InternalAction == Result<Int, any Error>
  {
    if case .view((x: 1, y: 2)) = Action.view((x: 1, y: 2))._group {} else { Issue.record("view") }
    if case .delegate(.some(3)) = Action.delegate(3)._group {} else { Issue.record("delegate") }
    if case .delegate(.none) = Action.delegate(nil)._group {} else { Issue.record("no delegate") }
    if case .internal(.success(4)) = Action._internal(.success(4))._group {
    } else {
      Issue.record("internal")
    }
    if case .other = other._group {} else { Issue.record("other") }
  }
}

typealias Pair = (x: Int, y: Int)

private struct Failure: Error {}

@CasePathable
private enum WithMacro: TCAFeatureAction {
  case view(Pair)
  case delegate(Int?)
  case _internal(Result<Int, any Error>)
  case other(of: Int, Int)
}

private enum WithoutMacro: FeatureAction {
  case view(Pair)
  case delegate(Int?)
  case _internal(Result<Int, any Error>)
  case other(of: Int, Int)
}

/// A feature with view actions, and one action in no group.
private struct Quiet: BoundingReducer {
  @ObservableState
  struct State { var sum = 0 }

  enum Action: TCAFeatureAction {
    case view(Int)
    case refreshed
  }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> {
    state.sum += action
    return .none
  }
}

/// Handles an action in no group.
private struct Extra: BoundingReducer {
  @ObservableState
  struct State { var sum = 0 }

  @CasePathable
  enum Action: EnsembleBoundaries.FeatureAction {
    case view(Int)
    case other(of: Int, Int)
  }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> { .none }

  func reduce(into state: inout State, other action: Action) -> Effect<Action> {
    if case .other(let first, let second) = action { state.sum += first + second }
    return .none
  }
}
