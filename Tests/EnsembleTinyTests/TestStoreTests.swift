// SPDX-License-Identifier: MIT

import EnsembleTiny
import TestTools
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct TestStoreTests {
  @Test func `a test asserts how an action changes the state`() async {
    let store = TestStore<Tally>()
    await store.send(.increment) { $0.count = 1 }
    #expect(store.state.count == 1)
  }

  @Test func `a wrong expectation fails the test at its line`() async {
    let store = TestStore<Tally>(state: Tally.State(count: 1))
    let line = #line + 2
    let found = await reports {
      await store.send(.increment) { $0.count = 1 }
    }
    #expect(found.map(\.line) == [line])
    #expect(found.allSatisfy { $0.fileID == #fileID })
  }

  @Test func `actions of effects are received by value and by predicate`() async {
    let ledger = Ledger { action, _ in
      guard case .add(let number) = action, number < 3 else { return nil }
      return .add(number + 1)
    }
    let store = TestStore(ledger)
    await store.send(.add(1)) { $0.entries = [1] }
    await store.receive(.add(2)) { $0.entries = [1, 2] }
    await store.receive({ $0 == .add(3) }) { $0.entries = [1, 2, 3] }
    await store.finish()
  }

  @Test func `an action that is not received fails the test`() async {
    let ledger = Ledger { action, _ in action == .add(1) ? .add(2) : nil }
    let found = await reports {
      let store = TestStore(ledger)
      await store.send(.add(1)) { $0.entries = [1] }
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("1 received action") == true)
  }

  @Test func `a non-exhaustive test skips the rest`() async {
    let ledger = Ledger { action, _ in action == .add(1) ? .add(2) : nil }
    let store = TestStore(ledger)
    store.exhaustivity = .off
    await store.send(.add(1))
    await store.send(.add(3)) { $0.entries = [1, 2, 3] }
  }

  @Test func `dependencies can be overridden by the test`() async {
    let clock = TestClock()
    let store = TestStore<Alarm>(withDependencies: { $0.continuousClock = clock })
    let task = await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.rang) { $0.hasRung = true }
    await task.finish()
  }

  // MARK: Errors

  @Test func `an expected error does not fail the test`() async {
    let store = TestStore(Ledger(), state: Ledger.State(entries: [1]))
    await store.send(.overdraw, throws: Ledger.Failure.overdrawn)
    await store.send(.overdraw, throws: Ledger.Failure.self)
    await store.send(.overdraw, throws: (any Error).self)
    await store.send(.withdraw, throws: CancellationError.self)
    #expect(store.state.entries == [1])
  }

  @Test func `an unexpected error fails the test at its line`() async {
    let store = TestStore(Ledger())
    let line = #line + 2
    await withKnownIssue {
      await store.send(.overdraw)
    } matching: {
      $0.sourceLocation?.line == line && $0.sourceLocation?.fileID == #fileID
    }
  }

  @Test func `an expected error that is not thrown fails the test`() async {
    let store = TestStore(Ledger())
    let line = #line + 2
    let found = await reports {
      await store.send(.failed(""), throws: Ledger.Failure.overdrawn)
      await store.send(.overdraw, throws: Ledger.Failure.unreachable)
      await store.send(.overdraw, throws: CancellationError.self)
    }
    #expect(found.map(\.line) == [line, line + 1, line + 2])
    #expect(found.first?.message.hasSuffix("but it threw no error.") == true)
  }

  @Test func `an error of a follow-up action fails the test at the first send`() async {
    let ledger = Ledger { action, _ in action == .add(1) ? .overdraw : nil }
    let store = TestStore(ledger)
    let line = #line + 2
    let found = await reports {
      await store.send(.add(1)) { $0.entries = [1] }
      await store.receive(.overdraw)
    }
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.contains("The reducer of 'Ledger' threw") == true)
  }

  @Test func `the action that handles an error is received`() async {
    let store = TestStore(Ledger(answer: { error, _ in .failed("\(error)") }))
    await store.send(.overdraw, throws: Ledger.Failure.overdrawn)
    await store.receive(.failed("overdrawn")) { $0.note = "overdrawn" }
  }

  @Test func `'catch' applies to follow-up actions in a test too`() async {
    let ledger = Ledger { action, _ in
      switch action {
      case .add(1): return .add(2)
      case .add(2): throw Ledger.Failure.unreachable
      default: return nil
      }
    }
    let store = TestStore(ledger)
    await store.send(.add(1)) {
      $0.entries = [1]
    } catch: {
      .failed("\($0)")
    }
    await store.receive(.add(2)) { $0.entries = [1, 2] }
    await store.receive(.failed("unreachable")) { $0.note = "unreachable" }
  }
}

/// A feature that rings after a second.
private struct Alarm: Feature {
  struct State: Equatable, Sendable {
    var hasRung = false
  }

  enum Action: Equatable, Sendable {
    case rang, start
  }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    if action == .rang { state.hasRung = true }
  }

  static func effect(for action: Action, state: State) async throws -> Action? {
    guard action == .start else { return nil }
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    return .rang
  }
}
