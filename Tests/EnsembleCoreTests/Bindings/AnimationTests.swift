// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// The API for animations is available without SwiftUI, so that features compile.
@MainActor
@Suite("Animations")
struct AnimationTests {
  @Reducer
  struct Panel {
    @ObservableState
    struct State: Equatable {
      var isOpen = false
      @Presents var detail: Detail.State?
    }
    enum Action: ViewAction {
      case view(View)
      case detail(PresentationAction<Detail.Action>)
      case opened
      enum View { case openTapped }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .view(.openTapped):
          return .run { send in await send(.opened, animation: .default) }
        case .opened:
          state.isOpen = true
          return .none
        case .detail:
          return .none
        }
      }
      .ifLet(\.$detail, action: \.detail) { Detail() }
    }
  }

  @Reducer
  struct Detail {
    struct State: Equatable {}
    enum Action { case closeTapped }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .run { _ in await dismiss(animation: .easeOut) } }
    }
  }

  @ViewAction(for: Panel.self)
  @MainActor
  struct Controls {
    let store: StoreOf<Panel>
    func tap() -> StoreTask { send(.openTapped, animation: .default) }
  }

  @Test func `an effect and a view send with an animation`() async {
    let store = Store(initialState: Panel.State()) { Panel() }
    await Controls(store: store).tap().finish()
    #expect(store.isOpen)
  }

  @Test func `a store sends with an animation`() {
    let store = Store(initialState: Panel.State()) { Panel() }
    store.send(.opened, animation: .spring)
    #expect(store.isOpen)
  }

  @Test func `a feature dismisses itself with an animation`() async {
    let store = TestStore(initialState: Panel.State(detail: Detail.State())) { Panel() }
    await store.send(\.detail.closeTapped)
    await store.receive(\.detail.dismiss) { $0.detail = nil }
  }

  @Test func `a button sends with an animation`() {
    let button = ButtonState<Int>(action: .send(1, animation: .default)) { TextState("One") }
    #expect(button.withAction { $0 } == 1)
    #expect(button.action != .send(1))
  }

  @Test func `a store, a view and an effect send with a transaction`() async {
    var transaction = Transaction(animation: .easeInOut(duration: 0.2))
    transaction.disablesAnimations = true
    let store = Store(initialState: Panel.State()) { Panel() }
    store.send(.opened, transaction: transaction)
    #expect(store.isOpen)
    let other = Store(initialState: 0) {
      Reduce<Int, Bool> { [transaction] state, isAnswer in
        state += 1
        return isAnswer ? .none : .run { await $0(true, transaction: transaction) }
      }
    }
    await other.send(false).finish()
    #expect(other.withState { $0 } == 2)
    #expect(withTransaction(transaction) { 1 } == 1)
  }

  @Test func `animations of different kinds or durations are not equal`() {
    let animations: [Animation] = [
      .default, .easeIn, .easeIn(duration: 1), .easeInOut(duration: 1), .easeInOut(duration: 2),
      .linear(duration: 1), .interpolatingSpring, .interpolatingSpring(duration: 1, bounce: 0.2),
      .interactiveSpring(response: 1), .timingCurve(0, 0, 1, 1, duration: 1),
    ]
    #expect(Set(animations).count == animations.count)
    #expect(Animation.interpolatingSpring(stiffness: 1, damping: 2) == .interpolatingSpring)
    #expect(Animation.linear.repeatForever(autoreverses: false) == .linear)
    #expect(Animation.linear.repeatCount(2) == .linear)
  }
}
