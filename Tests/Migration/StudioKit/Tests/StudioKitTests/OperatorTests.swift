// SPDX-License-Identifier: MIT

import StudioKit
import StudioKitTesting
import XCTest

@Reducer
private struct Wheel {
  @ObservableState
  struct State: Equatable, ToastPresenting {
    var height = 10
    var isLocked = false
    var history = History<Int>(limit: 2)
    var notes: [String] = []
    @Presents var toast: Toast.State?
  }

  enum Action: Equatable {
    case pull(Int)
    case lock(Bool)
    case edit(UndoAction)
    case heightChanged(Int)
    case collapsed
    case toast(PresentationAction<Toast.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .pull(centimetres):
        state.height += centimetres
        return state.height > 40 ? .send(.collapsed) : .none
      case let .lock(isLocked):
        state.isLocked = isLocked
        return .none
      case .collapsed:
        state.show("It collapsed.", undoTitle: "Again")
        state.height = 0
        return .none
      case .toast(.presented(.delegate(.undone))):
        state.height = 10
        return .none
      case .edit, .heightChanged, .toast:
        return .none
      }
    }
    .undoable(\.height, history: \.history, action: \.edit)
    .on(\.heightChanged) { state, height in
      state.notes.append("\(height) cm")
      return .none
    }
    .ifLet(\.$toast, action: \.toast) {
      Toast()
    }
  }
}

final class OperatorTests: XCTestCase {
  @MainActor
  func testUndoAndRedo() async {
    let store = TestStore(initialState: Wheel.State()) { Wheel() }
    await store.send(.pull(5)) {
      $0.height = 15
      $0.history = self.historyOfOnePull()
    }
    XCTAssertTrue(store.state.history.canUndo)
    store.exhaustivity = .off
    await store.send(.pull(5))
    await store.send(.pull(5))
    XCTAssertEqual(store.state.history.past, [15, 20])
    await store.send(\.edit, .undo) { $0.height = 20 }
    await store.send(\.edit, .undo) { $0.height = 15 }
    await store.send(\.edit, .undo) { $0.height = 15 }
    await store.send(\.edit, .redo) { $0.height = 20 }
    XCTAssertEqual(store.state.history.future, [25])
  }

  private func historyOfOnePull() -> History<Int> {
    var state = Wheel.State()
    _ = Wheel().reduce(into: &state, action: .pull(5))
    return state.history
  }

  @MainActor
  func testADisabledReducerDoesNothing() async {
    let store = TestStore(initialState: Wheel.State(isLocked: true)) {
      Wheel().enabled { !$0.isLocked }
    }
    await store.send(.pull(5))
    await store.send(.lock(false))
  }

  @MainActor
  func testChangesAreSent() async {
    let store = TestStore(initialState: Wheel.State()) {
      Wheel().onChange(of: \.height, send: Wheel.Action.heightChanged)
    }
    store.exhaustivity = .off
    await store.send(.pull(1))
    await store.receive(.heightChanged(11))
    await store.send(.lock(true))
    await store.finish()
  }

  @MainActor
  func testNotesOfACase() async {
    let store = TestStore(initialState: Wheel.State()) { Wheel() }
    await store.send(.heightChanged(12)) {
      $0.notes = ["12 cm"]
    }
  }

  @MainActor
  func testEventsAndHaptics() async {
    let events = Recorder<AnalyticsEvent>()
    let haptics = Recorder<Haptic>()
    let seen = LockIsolated<[Int]>([])
    let store = TestStore(initialState: Wheel.State()) {
      Wheel()
        .analytics { state, action in
          action.is(\.pull) ? AnalyticsEvent("pull", ["height": "\(state.height)"]) : nil
        }
        .haptics(.selection, triggerOnChangeOf: \.isLocked)
        .tap { state, _ in seen.withValue { $0.append(state.height) } }
    } withDependencies: {
      $0.analytics = .recording(events)
      $0.haptics = .recording(haptics)
    }
    store.exhaustivity = .off
    await store.send(.pull(2))
    await store.send(.lock(true))
    await store.send(.lock(true))
    await store.finish()
    events.expect([AnalyticsEvent("pull", ["height": "12"])])
    haptics.expect([.selection])
    XCTAssertEqual(seen.value, [12, 12, 12])
  }

  @MainActor
  func testTheToastGoesAway() async {
    let clock = TestClock()
    let store = TestStore(initialState: Wheel.State(height: 40)) {
      Wheel()
    } withDependencies: {
      $0.quiet()
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.pull(1))
    await store.receive(\.collapsed) {
      $0.height = 0
      $0.toast?.text = "It collapsed."
    }
    await store.send(\.toast.task)
    await clock.advance(by: .seconds(3))
    await store.receive(\.toast.dismiss) {
      $0.toast = nil
    }
  }

  @MainActor
  func testTheToastUndoes() async {
    let store = TestStore(initialState: Wheel.State(height: 40)) {
      Wheel()
    } withDependencies: {
      $0.quiet()
    }
    store.exhaustivity = .off
    await store.send(.pull(1))
    await store.skipReceivedActions()
    await store.send(\.toast.undoTapped)
    await store.receive(.toast(.presented(.delegate(.undone)))) {
      $0.height = 10
    }
    await store.receive(.toast(.dismiss)) {
      $0.toast = nil
    }
  }
}
