// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

// Code for TCABoundaries compiles with three changes: handlers of groups with cases are required,
// since omitting one silently lost actions; `/Action.InternalAction.child` becomes `\.child`, since
// Swift 6 parses `/` as a regular expression there; and actions must declare their conformance to
// `Equatable`.

/// The code of the README of TCABoundaries, with the three changes that the comment above
/// names.
@MainActor
@Suite("Boundaries: the README of TCABoundaries")
struct BoundaryReadmeTests {
  @Test func `the counter and its view compile and run`() {
    let store = Store(initialState: CounterFeature.State()) { CounterFeature() }
    let view = CounterView(store: store)
    view.send(.incrementButtonTapped)
    view.send(.incrementButtonTapped)
    view.send(.decrementButtonTapped)
    #expect(store.count == 1)
    _ = view.body
  }

  @Test func `actions without a macro`() {
    let action = ExampleAction._internal(.loginResult(.success("token")))
    guard case .internal(.loginResult(.success("token"))) = action._group else {
      Issue.record("The action is in another group.")
      return
    }
  }

  @Test func `a parent of a child flow`() {
    let store = Store(initialState: ParentReducer.State()) { ParentReducer() }
    let child = store.scope(state: \.childState, action: \.child)
    child.send(.view(.onTap))
    #expect(store.childState.taps == 1)
  }

  @Test func `a composed reducer`() {
    let store = Store(initialState: SomeFeature.State()) { SomeFeature() }
    store.send(._internal(.child(.view(.incrementButtonTapped))))
    #expect(store.child?.count == 1)
    store.send(.view(.closeTapped))
    #expect(store.child == nil)
  }
}

private enum ExampleAction: TCAFeatureAction {
  enum ViewAction: Equatable {
    case onTapLoginButton
  }

  enum DelegateAction: Equatable {
    case notifyLoginSuccess
  }

  enum InternalAction: Equatable {
    case loginResult(Result<String, NSError>)
  }

  case view(ViewAction)
  case delegate(DelegateAction)
  case _internal(InternalAction)
}

@Reducer
private struct CounterFeature: BoundingReducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: TCAFeatureAction {
    enum ViewAction: Equatable {
      case decrementButtonTapped
      case incrementButtonTapped
    }

    enum DelegateAction: Equatable {
      case finished
    }

    enum InternalAction: Equatable {
      case timerUpdated
    }

    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    switch action {
    case .decrementButtonTapped:
      state.count -= 1
      return .none

    case .incrementButtonTapped:
      state.count += 1
      return .none
    }
  }

  // Not in the README: a group with actions has a handler.

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> { .none }

  func reduce(
    into state: inout State,
    delegateAction action: Action.DelegateAction
  ) -> Effect<Action> { .none }
}

@ViewAction(for: CounterFeature.self)
private struct CounterView: View {
  let store: StoreOf<CounterFeature>

  var body: some View {
    WithPerceptionTracking {
      VStack {
        Text("\(store.count)")

        HStack {
          Button("") { send(.decrementButtonTapped) }
          Button("+") { send(.incrementButtonTapped) }
        }
      }
    }
  }
}

// The conformance to `Equatable` is not in the README, in which all actions are `Equatable`.
private enum ChildAction: TCAFeatureAction, Equatable {
  enum ViewAction: Equatable {
    case onTap
  }

  case view(ViewAction)
}

private struct ChildFeature: BoundingReducer {
  struct State: Equatable {
    var taps = 0
  }

  typealias Action = ChildAction

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    state.taps += 1
    return .none
  }
}

// The README has no `@CasePathable`, and names cases as `/Action.InternalAction.child`, which Swift
// 6 reads as a regular expression.
@CasePathable
private enum ParentAction: TCAFeatureAction {
  @CasePathable
  enum InternalAction: Equatable {
    case child(ChildAction)
  }

  case _internal(InternalAction)
}

private struct ParentReducer: Reducer {
  struct State {
    var childState = ChildFeature.State()
  }

  typealias Action = ParentAction

  var body: some ReducerOf<Self> {
    Scope(state: \.childState, action: \.child) {
      ChildFeature()
    }
  }
}

private struct SomeFeature: ComposedBoundingReducer {
  struct State {
    var child: CounterFeature.State? = CounterFeature.State()
  }

  @CasePathable
  enum Action: TCAFeatureAction {
    enum ViewAction { case closeTapped }

    @CasePathable
    enum InternalAction { case child(CounterFeature.Action) }

    case view(ViewAction)
    case _internal(InternalAction)
  }

  var body: some Reducer<State, Action> {
    coreReducer
      .ifLet(\.child, action: \.child) {
        CounterFeature()
      } delegate: { _, _ in
        .none
      }
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    switch action {
    case .closeTapped:
      state.child = nil
      return .none
    }
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> { .none }
}

// The subset of SwiftUI that the view needs.

@MainActor
private protocol View {
  associatedtype Body
  var body: Body { get }
}

private struct Text: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: String { text }
}

private struct Button: View {
  let label: String
  let action: () -> Void

  init(_ label: String, action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }

  var body: String { label }
}

private struct Container<Content>: View {
  let body: Content

  init(@Views content: () -> Content) { body = content() }
}

private typealias VStack = Container
private typealias HStack = Container
private typealias WithPerceptionTracking = Container

@resultBuilder
private enum Views {
  static func buildBlock<each V: View>(_ views: repeat each V) -> (repeat each V) {
    (repeat each views)
  }
}
