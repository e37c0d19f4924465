// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("onChange")
struct OnChangeTests {
  struct State {
    var value = 0
    var notes: [String] = []
  }

  enum Action: Equatable {
    case set(Int)
    case note(String)
  }

  /// Sets the value, and reports it in an effect.
  var base: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .set(let value):
        state.value = value
        return .send(.note("set"))
      case .note(let note):
        state.notes.append(note)
        return .none
      }
    }
  }

  @Test func `the closure is called when the value has changed`() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.value) { oldValue, state in
        state.notes.append("from \(oldValue) to \(state.value)")
        return .none
      }
    }
    store.send(.set(5))
    #expect(store.withState(\.notes) == ["from 0 to 5", "set"])
  }

  @Test func `the closure is not called for an equal value`() {
    let store = Store(initialState: State(value: 5)) {
      base.onChange(of: \.value) { _, state in
        state.notes.append("changed")
        return .none
      }
    }
    store.send(.set(5))
    #expect(store.withState(\.notes) == ["set"])
  }

  @Test func `the effect of a change starts after the reducer's own`() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.value) { _, _ in .send(.note("changed")) }
    }
    store.send(.set(5))
    #expect(store.withState(\.notes) == ["set", "changed"])
  }

  @Test func `a reducer created from both values runs on the changed state`() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.value) { oldValue, newValue in
        Reduce { state, action in
          state.notes.append("\(oldValue), \(newValue), \(state.value), \(action)")
          return .none
        }
      }
    }
    store.send(.set(5))
    #expect(store.withState(\.notes) == ["0, 5, 5, set(5)", "set"])
  }

  @Test func `the reducer of a change can return effects`() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.value) { _, newValue in
        Reduce { _, _ in .send(.note("now \(newValue)")) }
      }
    }
    store.send(.set(5))
    #expect(store.withState(\.notes) == ["set", "now 5"])
  }

  @Test func `a change by the handler does not call it again`() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.value) { _, state in
        state.value += 1
        return .none
      }
    }
    store.send(.set(5))
    #expect(store.withState(\.value) == 6)
  }
}
