// SPDX-License-Identifier: MIT

import Ensemble
import Testing

#if DEBUG
@MainActor
@Suite("Writes that no reducer applies")
struct UnhandledWriteTests {
  let store = Store(initialState: Careless.State()) { Careless() }

  @Test func `a write that is not applied is reported`() {
    expectReport(
      """
      No reducer applied a write by a control or a binding.

        Action:
          Careless.Action.binding(.set(\\.text, "a"))


      """,
      "BindingReducer()",
      "form(action:)"
    ) {
      store.text = "a"
    }
    #expect(store.text == "")
  }

  @Test func `an unapplied write of a view action is reported`() {
    let store = Store(initialState: Panel.State()) { EmptyReducer<Panel.State, Panel.Action>() }
    expectReport(#"Panel.Action.view(.binding(.set(\.count, 1)))"#) { store.count = 1 }
  }

  @Test func `an unapplied replacement of the state is reported`() {
    expectReport(#"Careless.Action.binding(.set(\.self, Ensemble"#) {
      store.state = Careless.State(text: "a")
    }
  }

  @Test func `an unapplied write that is sent explicitly is not reported`() {
    store.send(.binding(.set(\.text, "a")))
    store.send(.form(.set(\.text, "a")))
  }

  @Test func `a queued write is reported only as reentrant`() {
    let store = Store(initialState: Profile.State()) { Profile() }
    let writes = Watch { store.count }
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated { store.text = "late" }
    }
    expectReport("while an action was being processed.") { store.count = 1 }
    #expect(store.text == "late")
    #expect(writes.take() == 1)
  }

  @Test func `a write from a reducer is queued`() {
    let writer = Writer()
    let parent = Store(initialState: Parent.State(child: Profile.State())) {
      Parent()
      Reduce { _, action in
        if case .touch = action { MainActor.assumeIsolated { writer.child?.text = "late" } }
        return .none
      }
    }
    writer.child = parent.scope(\.child, action: \.child)
    expectReport("while an action was being processed.") { parent.send(.touch) }
    #expect(parent.child?.text == "late")
  }

  // MARK: Removed features

  @Test func `a write of a removed feature is dropped`() throws {
    let parent = Store(initialState: Parent.State(child: Profile.State())) { Parent() }
    let child = try #require(parent.scope(\.child, action: \.child))
    parent.send(.close)
    child.text = "a"
    #expect(parent.child == nil)
    #expect(child.text == "")
  }

  @Test func `a write of a removed row is dropped`() throws {
    let parent = Store(initialState: Parent.State(rows: [Row.State(id: 1)])) { Parent() }
    let row = try #require(parent.scope(\.rows, action: \.rows).first)
    parent.send(.close)
    row.text = "a"
    #expect(row.text == "")
  }

  @Test func `a write that removes its feature before it is applied is reported once`() throws {
    let parent = Store(initialState: Parent.State(child: Profile.State(), closesOnWrite: true)) {
      Parent()
    }
    let child = try #require(parent.scope(\.child, action: \.child))
    expectReport(#"was given an action of its child, whose state is "nil"."#) { child.text = "a" }
  }
}

/// A store that a reducer writes to, which is a programming error.
@MainActor
private final class Writer {
  var child: StoreOf<Profile>?
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State {
    var child: Profile.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var closesOnWrite = false
  }

  enum Action {
    case touch
    case close
    case child(Profile.Action)
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action {
        state.child = nil
        state.rows = []
      } else if case .child = action, state.closesOnWrite {
        state.child = nil
      }
      return .none
    }
    // ensemble-lint:disable:next child-after-parent - The test is about this order.
    EmptyReducer()
      .ifLet(\.child, action: \.child) { Profile() }
      .forEach(\.rows, action: \.rows) { Row() }
  }
}
#endif
