// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Presented dialogs")
struct PresentedDialogTests {
  @Test func `a button of a bound alert sends its action and closes the alert`() throws {
    @Bindable var store = Store(initialState: Drawer.State()) { Drawer() }
    store.send(.deleteTapped)
    let alert = $store.scope(\.$alert, action: \.alert)
    let presented = try #require(alert.wrappedValue)
    let button = try #require(presented.buttons.first)
    button.withAction { action in
      if let action { presented.send(action) }
    }
    #expect(store.events == ["deleted"])
    #expect(store.alert == nil)
    // A platform also reports that the alert was closed, which must have no effect.
    alert.wrappedValue = nil
    #expect(store.events == ["deleted"])
  }

  @Test func `closing a bound alert dismisses it`() {
    @Bindable var store = Store(initialState: Drawer.State()) { Drawer() }
    store.send(.deleteTapped)
    $store.scope(\.$alert, action: \.alert).wrappedValue = nil
    #expect(store.alert == nil)
    #expect(store.events == ["dismissed"])
  }

  @Test func `a test can expect an alert as a literal value`() async {
    let store = TestStore(initialState: Drawer.State()) { Drawer() }
    await store.send(.deleteTapped) { $0.alert = Notebook.alert() }
    await store.send(\.alert.delete) {
      $0.alert = nil
      $0.events = ["deleted"]
    }
  }

  @Test func `an unexpected alert is reported with its difference`() async {
    let store = TestStore(initialState: Drawer.State()) { Drawer() }
    await expectReport(
      #"title: "Really?","#,
      #"title: "Delete?","#,
      "buttons:",
      #"message: "For good.""#
    ) {
      await store.send(.deleteTapped) { $0.alert = Notebook.alert(title: "Really?") }
    }
  }
}

@Reducer
private struct Drawer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Notebook.Action>?
    var events: [String] = []
  }

  enum Action {
    case deleteTapped
    case alert(PresentationAction<Notebook.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped: state.alert = Notebook.alert()
      case .alert(.presented(.delete)): state.events.append("deleted")
      case .alert(.presented): break
      case .alert(.dismiss): state.events.append("dismissed")
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
