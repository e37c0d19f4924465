// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Observing fields")
struct FieldTests {
  @ObservableState
  struct Inner: Equatable {
    var number = 0
    var text = ""
  }

  @ObservableState
  struct State {
    var number = 0
    var text = ""
    var inner = Inner()
    var optional: Inner?
    var plain = Plain()
  }

  /// A type that is neither observable nor equatable.
  struct Plain {
    var number = 0
  }

  /// An action that carries its mutation.
  struct Change: Sendable {
    let apply: @Sendable (inout State) -> Effect<Change>
  }

  let store = Store(initialState: State()) {
    Reduce<State, Change> { state, change in change.apply(&state) }
  }

  func change(_ body: @escaping @Sendable (inout State) -> Void) {
    store.send(
      Change {
        body(&$0)
        return .none
      }
    )
  }

  @Test func `a change notifies readers of the field`() {
    let watch = Watch { [store] in store.number }
    change { $0.number = 1 }
    #expect(watch.take() == 1)
    #expect(watch.shown == 1)
  }

  @Test func `a change of another field does not notify a reader`() {
    let watch = Watch { [store] in store.number }
    change { $0.text = "new" }
    #expect(watch.take() == 0)
  }

  @Test func `two changes of another field in one reduce do not notify a reader`() {
    let number = Watch { [store] in store.number }
    let text = Watch { [store] in store.text }
    change {
      $0.text += "a"
      $0.text += "b"
    }
    #expect(number.take() == 0)
    #expect(text.take() == 1)
    #expect(text.shown == "ab")
  }

  @Test func `a reader is notified again after reading again`() {
    let watch = Watch { [store] in store.number }
    for number in 1...3 {
      change { $0.number = number }
      #expect(watch.take() == 1)
    }
  }

  @Test func `readers of different fields are notified separately`() {
    let number = Watch { [store] in store.number }
    let text = Watch { [store] in store.text }
    change { $0.text = "new" }
    #expect(number.take() == 0)
    #expect(text.take() == 1)
    change { $0.number = 1 }
    #expect(number.take() == 1)
    #expect(text.take() == 0)
  }

  @Test func `all readers of a field are notified`() {
    let watches = (1...3).map { _ in Watch { [store] in store.number } }
    change { $0.number = 1 }
    #expect(watches.map { $0.take() } == [1, 1, 1])
  }

  @Test func `a reader of two fields is notified of each`() {
    let watch = Watch { [store] in "\(store.number)\(store.text)" }
    change { $0.number = 1 }
    #expect(watch.take() == 1)
    change { $0.text = "a" }
    #expect(watch.take() == 1)
    #expect(watch.shown == "1a")
  }

  @Test func `assigning an equal value notifies no reader`() {
    let watch = Watch { [store] in store.text }
    change { $0.text = "" }
    #expect(watch.take() == 0)
  }

  @Test func `an in-place mutation notifies readers`() {
    let watch = Watch { [store] in store.text }
    change { $0.text.append("a") }
    #expect(watch.take() == 1)
    #expect(watch.shown == "a")
  }

  @Test func `a field that is neither observable nor equatable notifies readers`() {
    let watch = Watch { [store] in store.plain.number }
    change { $0.plain.number = 1 }
    #expect(watch.take() == 1)
    #expect(watch.shown == 1)
  }

  @Test func `reads in a reducer register nothing`() {
    let watch = Watch { [store] in
      store.send(
        Change { state in
          _ = state.number
          _ = state.inner.number
          return .none
        }
      )
      return 0
    }
    change { $0.number = 1 }
    change { $0.inner.number = 1 }
    #expect(watch.take() == 0)
  }

  @Test func `several changes in a drain notify readers once`() {
    let watch = Watch { [store] in store.number }
    store.send(
      Change { state in
        state.number = 1
        state.number = 2
        return .send(
          Change { state in
            state.number = 3
            return .none
          }
        )
      }
    )
    #expect(watch.take() == 1)
    #expect(watch.shown == 3)
  }

  @Test func `readers are notified after the drain and before send returns`() {
    let seen = Recorder<Int>()
    withObservationTracking {
      _ = store.number
    } onChange: { [store] in
      MainActor.assumeIsolated { seen.record(store.number) }
    }
    store.send(
      Change { state in
        state.number = 1
        return .send(
          Change { state in
            state.number = 2
            return .none
          }
        )
      }
    )
    #expect(seen.values == [2])
  }

  // MARK: Nested values

  @Test func `a change of a nested field notifies its readers`() {
    let number = Watch { [store] in store.inner.number }
    let text = Watch { [store] in store.inner.text }
    change { $0.inner.number = 1 }
    #expect(number.take() == 1)
    #expect(text.take() == 0)
  }

  @Test func `a change within a nested value does not notify readers of the value`() {
    let watch = Watch { [store] in
      _ = store.inner
      return 0
    }
    change { $0.inner.number = 1 }
    #expect(watch.take() == 0)
  }

  @Test func `replacing a nested value notifies its readers`() {
    let watch = Watch { [store] in store.inner.number }
    change { $0.inner = Inner(number: 5) }
    #expect(watch.take() == 1)
    #expect(watch.shown == 5)
    change { $0.inner.number = 6 }
    #expect(watch.take() == 1)
    #expect(watch.shown == 6)
  }

  @Test func `assigning a nested value that was mutated in a copy notifies readers`() {
    let watch = Watch { [store] in store.inner.number }
    change { state in
      var copy = state.inner
      copy.number = 7
      state.inner = copy
    }
    #expect(watch.shown == 7)
    change { $0.inner.number = 8 }
    #expect(watch.shown == 8)
  }

  @Test func `assigning a state that was mutated in a copy notifies readers`() {
    let watch = Watch { [store] in store.number }
    change { state in
      var copy = state
      copy.number = 7
      state = copy
    }
    #expect(watch.shown == 7)
    change { $0.number = 8 }
    #expect(watch.shown == 8)
  }

  @Test func `retaining a snapshot does not stop notifications`() {
    let number = Watch { [store] in store.number }
    let inner = Watch { [store] in store.inner.number }
    var snapshots: [State] = []
    for value in 1...4 {
      snapshots.append(store.state)
      change {
        $0.number = value
        $0.inner.number = value
      }
      #expect(number.shown == value)
      #expect(inner.shown == value)
    }
    #expect(snapshots.map(\.number) == [0, 1, 2, 3])
    #expect(snapshots.map(\.inner.number) == [0, 1, 2, 3])
  }

  @Test func `mutating a snapshot does not stop later notifications`() {
    let watch = Watch { [store] in store.number }
    var snapshot = store.state
    snapshot.number = 9
    #expect(watch.shown == 0)
    change { $0.number = 1 }
    #expect(watch.shown == 1)
  }

  @Test func `replacing the state by a new one notifies readers`() {
    let number = Watch { [store] in store.number }
    let inner = Watch { [store] in store.inner.number }
    change {
      $0 = State()
      $0.number = 3
      $0.inner.number = 4
    }
    #expect(number.shown == 3)
    #expect(inner.shown == 4)
    change { $0 = State() }
    #expect(number.shown == 0)
    #expect(inner.shown == 0)
  }

  @Test func `replacing the state while a snapshot is retained notifies readers`() {
    let number = Watch { [store] in store.number }
    var snapshots: [State] = []
    for value in 1...3 {
      snapshots.append(store.state)
      change { $0 = State(number: value) }
      #expect(number.shown == value)
      #expect(number.take() == 1)
    }
    #expect(snapshots.map(\.number) == [0, 1, 2])
  }

  @Test func `releasing a store notifies no reader`() {
    var other: Store<State, Change>? = Store(initialState: State()) {
      Reduce<State, Change> { state, change in change.apply(&state) }
    }
    let watch = Watch { [weak other] in other?.number }
    #expect(watch.shown == 0)
    other = nil
    #expect(watch.take() == 0)
  }

  // MARK: Optional values

  @Test func `setting and clearing an optional value notifies readers`() {
    let watch = Watch { [store] in store.optional != nil }
    change { $0.optional = Inner() }
    #expect(watch.take() == 1)
    change { $0.optional = nil }
    #expect(watch.take() == 1)
    #expect(!watch.shown)
  }

  @Test func `assigning nil to nil notifies no reader`() {
    let watch = Watch { [store] in store.optional == nil }
    change { $0.optional = nil }
    #expect(watch.take() == 0)
  }

  @Test func `replacing an optional value notifies readers`() {
    change { $0.optional = Inner() }
    let watch = Watch { [store] in store.optional?.number }
    change { $0.optional = Inner(number: 2) }
    #expect(watch.take() == 1)
    #expect(watch.shown == 2)
  }

  @Test func `a change within an optional value notifies only readers of the field`() {
    change { $0.optional = Inner() }
    let presence = Watch { [store] in
      if case .some = store.optional { true } else { false }
    }
    let number = Watch { [store] in store.optional?.number }
    change { $0.optional?.number = 2 }
    #expect(presence.take() == 0)
    #expect(number.take() == 1)
  }
}
