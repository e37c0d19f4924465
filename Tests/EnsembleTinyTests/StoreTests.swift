// SPDX-License-Identifier: MIT

import EnsembleTiny
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct StoreTests {
  @Test func `an action is processed before 'send' returns`() {
    let store = Store<Tally>()
    store.send(.increment)
    store.send(.increment)
    #expect(store.state.count == 2)
  }

  @Test func `a store starts with the given state`() {
    #expect(Store<Tally>(state: Tally.State(count: 3)).state.count == 3)
    #expect(Store(Tally(), state: Tally.State(count: 3)).state.count == 3)
  }

  @Test func `the effect of an effect's action runs too`() async {
    let ledger = Ledger { action, _ in
      guard case .add(let number) = action, number < 4 else { return nil }
      return .add(number + 1)
    }
    let store = Store(ledger)
    await store.send(.add(1)).finish()
    #expect(store.state.entries == [1, 2, 3, 4])
  }

  @Test func `cancelling a task ends its follow-up effects`() async {
    let gate = Gate()
    let ledger = Ledger { action, _ in
      guard action == .add(1) else { return nil }
      try await gate.wait()
      return .add(2)
    }
    let store = Store(ledger)
    let task = store.send(.add(1))
    task.cancel()
    gate.open()
    await task.finish()
    #expect(store.state.entries == [1])
  }

  @Test func `dependencies of a store hold for its feature and its effects`() async {
    let store = Store<Guess>(withDependencies: { $0.uuid = .incrementing })
    #expect(store.state.first == "00000000-0000-0000-0000-000000000000")
    await store.send(.next).finish()
    #expect(store.state.last == "00000000-0000-0000-0000-000000000001")
  }

  // MARK: Observation

  @Test func `an observer is notified once per change, and not without one`() {
    let store = Store(Ledger())
    let changes = LockIsolated(0)
    func observe() {
      withObservationTracking {
        _ = store.state.entries
      } onChange: {
        changes.withValue { $0 += 1 }
      }
    }
    observe()
    store.send(.failed(""))
    #expect(changes.value == 0)
    store.send(.add(1))
    #expect(changes.value == 1)
    observe()
    store.send(.overdraw) { .failed("\($0)") }
    // For the action that handled the error.
    #expect(changes.value == 2)
  }

  @Test func `a throwing reducer notifies no observer, even if the state is not Equatable`() {
    let store = Store<Drawer>()
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.state
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.jam)
    #expect(changes.value == 0)
    store.send(.open)
    #expect(changes.value == 1)
  }

  @Test func `reads through the core store are observed too`() {
    let store = Store<Tally>()
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.core.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.increment)
    #expect(changes.value == 1)
  }

  // MARK: Bindings

  @Test func `a binding sends an action`() {
    let store = Store<Tally>()
    let binding = store.binding(\.count, send: Tally.Action.set)
    binding.wrappedValue = 7
    #expect(store.state.count == 7)
    #expect(binding.wrappedValue == 7)
  }

  @Test func `the reducer decides the result of a binding's write`() async {
    let ledger = Ledger(answer: { _, _ in .failed("refused") })
    let store = Store(ledger)
    let binding = store.binding(\.entries, send: { _ in .overdraw })
    binding.wrappedValue = [1, 2, 3]
    #expect(store.state == Ledger.State(note: "refused"))
  }

  @Test func `a wrapped state reflects its store`() {
    let store = Store<Tally>()
    @StoreState<Tally>(store) var state
    $state.send(.increment)
    #expect(state.count == 1)
  }
}

/// A feature that takes ids from a dependency, in its state and in its effect.
private struct Guess: Feature {
  struct State: Sendable {
    var first: String
    var last: String?
  }

  enum Action: Sendable {
    case guessed(String)
    case next
  }

  static var initialState: State {
    @Dependency(\.uuid) var uuid
    return State(first: uuid().uuidString)
  }

  static func reducer(state: inout State, action: Action) {
    if case .guessed(let last) = action { state.last = last }
  }

  static func effect(for action: Action, state: State) async -> Action? {
    @Dependency(\.uuid) var uuid
    guard case .next = action else { return nil }
    return .guessed(uuid().uuidString)
  }
}

/// A feature with a state that is not `Equatable`, and a cancellation error, which is ignored.
private struct Drawer: Feature {
  struct State: Sendable { var isOpen = false }
  enum Action: Sendable { case jam, open }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    state.isOpen.toggle()
    if action == .jam { throw CancellationError() }
  }
}
