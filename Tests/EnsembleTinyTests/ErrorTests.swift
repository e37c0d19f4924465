// SPDX-License-Identifier: MIT

import EnsembleTiny
import TestTools
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ErrorTests {
  @Test func `a feature's error handler is called with the error and its action`() async {
    let ledger = Ledger { action, _ in
      if action == .add(1) { throw Ledger.Failure.unreachable }
      return nil
    } answer: { error, action in
      .failed("\(error) during \(action)")
    }
    let store = Store(ledger)
    store.send(.overdraw)
    #expect(store.state == Ledger.State(note: "overdrawn during overdraw"))
    await store.send(.add(1)).finish()
    #expect(store.state == Ledger.State(entries: [1], note: "unreachable during add(1)"))
  }

  @Test func `'catch' takes precedence over the feature's error handler`() async {
    let ledger = Ledger(answer: { _, _ in
      Issue.record("The error handler of the feature was called.")
      return nil
    })
    let store = Store(ledger)
    store.send(.overdraw) { _ in .failed("caught") }
    #expect(store.state.note == "caught")
  }

  @Test func `an error in a follow-up action ends the chain`() async {
    let ledger = Ledger { action, _ in
      switch action {
      case .add(1): .overdraw
      case .overdraw: .add(2)
      default: nil
      }
    }
    let store = Store(ledger)
    await store.send(.add(1)) { .failed("\($0)") }.finish()
    #expect(store.state == Ledger.State(entries: [1], note: "overdrawn"))
  }

  @Test func `'catch' applies only to its own action and those that follow`() async {
    let gate = Gate()
    let ledger = Ledger { action, _ in
      guard action == .add(1) else { return nil }
      try await gate.wait()
      return .overdraw
    } answer: { _, _ in
      .failed("hook")
    }
    let store = Store(ledger)
    let chain = store.send(.add(1)) { _ in .failed("caught") }
    store.send(.overdraw)
    #expect(store.state.note == "hook")
    gate.open()
    await chain.finish()
    #expect(store.state.note == "caught")
  }

  @Test func `an unhandled error is reported once, where the action was sent`() async {
    let ledger = Ledger { action, _ in
      if action == .add(1) { throw Ledger.Failure.unreachable }
      return nil
    }
    let store = Store(ledger)
    let line = #line + 2
    let found = await reports {
      store.send(.overdraw)
      await store.send(.add(1)).finish()
    }
    #expect(found.map(\.line) == [line, line + 1])
    #expect(found.allSatisfy { $0.fileID == #fileID })
    #expect(found.first?.message.contains("The reducer of 'Ledger' threw an error") == true)
    #expect(found.first?.message.contains("Ledger.Action.overdraw") == true)
    #expect(found.first?.message.contains("Ledger.Failure.overdrawn") == true)
    #expect(found.last?.message.contains("The effect of 'Ledger' threw an error") == true)
    #expect(store.state == Ledger.State(entries: [1]))
  }

  @Test func `an error of a follow-up action is reported at the first send`() async {
    let ledger = Ledger { action, _ in action == .add(1) ? .overdraw : nil }
    let store = Store(ledger)
    let line = #line + 2
    let found = await reports {
      await store.send(.add(1)).finish()
    }
    #expect(found.map(\.line) == [line])
  }

  @Test func `a cancellation error of a reducer is ignored, and nothing changes`() {
    let store = Store(Ledger())
    let found = reports { store.send(.withdraw) }
    #expect(found.isEmpty)
    #expect(store.state == Ledger.State())
  }

  @Test func `another error of a cancelled effect is ignored`() async {
    let gate = Gate()
    let ledger = Ledger { _, _ in
      await gate.opened()
      throw Ledger.Failure.unreachable
    }
    let store = Store(ledger)
    let task = store.send(.add(1))
    task.cancel()
    let found = await reports {
      gate.open()
      await task.finish()
    }
    #expect(found.isEmpty)
  }

  @Test func `a preview handles errors`() {
    let store = Store.preview(Ledger(answer: { error, _ in .failed("\(error)") }))
    store.send(.overdraw)
    #expect(store.state == Ledger.State(note: "overdrawn"))
  }

  /// An error handler that returns the failed action again; it gives up eventually, so that a test
  /// ends.
  private struct Stubborn: Sendable {
    let asked = LockIsolated(0)

    @Sendable func answer() -> Ledger.Action {
      asked.withValue {
        $0 += 1
        return $0 < 50 ? .overdraw : .failed("gave up")
      }
    }
  }

  @Test func `an error of an action that handles an error is reported, and not handled`() {
    let stubborn = Stubborn()
    let store = Store(Ledger())
    let line = #line + 2
    let found = reports {
      store.send(.overdraw) { _ in stubborn.answer() }
    }
    #expect(stubborn.asked.value == 1)
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.contains("handles an error itself") == true)
    #expect(store.state == Ledger.State())
  }

  @Test func `the same holds for a child in a core store, and in a test`() async {
    let stubborn = [Stubborn(), Stubborn()]
    let core = StoreOf<Ledger>(initialState: Ledger.State()) {
      Ledger(answer: { _, _ in stubborn[0].answer() })
    }
    let test = TestStore(Ledger(answer: { _, _ in stubborn[1].answer() }))
    let found = await reports {
      core.send(.overdraw)
      await test.send(.overdraw)
      await test.receive(.overdraw)
    }
    #expect(found.count == 2)
    #expect(stubborn.map(\.asked.value) == [1, 1])
  }

  @Test func `an error after a successful handling action is handled again`() async {
    let ledger = Ledger { action, _ in
      if case .failed = action { return .overdraw }
      return nil
    }
    let store = Store(ledger)
    let stubborn = Stubborn()
    let found = await reports {
      await store.send(.overdraw) { _ in
        _ = stubborn.answer()
        return stubborn.asked.value < 4 ? .failed("\(stubborn.asked.value)") : .add(7)
      }.finish()
    }
    #expect(found.isEmpty)
    #expect(store.state == Ledger.State(entries: [7], note: "3"))
  }
}
