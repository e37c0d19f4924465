// SPDX-License-Identifier: MIT

import EnsembleTiny
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ErrorTests {
  @Test func `a feature's hook gets an error with the action that it is about`() async {
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

  @Test func `'catch' comes before the hook, which then hears nothing`() async {
    let ledger = Ledger(answer: { _, _ in
      Issue.record("The hook was asked.")
      return nil
    })
    let store = Store(ledger)
    store.send(.overdraw) { _ in .failed("caught") }
    #expect(store.state.note == "caught")
  }

  @Test func `a throw in the middle of a chain ends it`() async {
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

  @Test func `'catch' holds for the actions of its own chain alone`() async {
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

  @Test func `an error that nobody handles is reported once, where the action was sent`() async {
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

  @Test func `an error of a follow-up is reported where the chain began`() async {
    let ledger = Ledger { action, _ in action == .add(1) ? .overdraw : nil }
    let store = Store(ledger)
    let line = #line + 2
    let found = await reports {
      await store.send(.add(1)).finish()
    }
    #expect(found.map(\.line) == [line])
  }

  @Test func `a cancellation is silent in a reducer too, and changes nothing`() async {
    let store = Store(Ledger())
    let found = await reports { store.send(.withdraw) }
    #expect(found.isEmpty)
    #expect(store.state == Ledger.State())
  }

  @Test func `an effect that is cancelled and throws something else is silent`() async {
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

  @Test func `a preview answers to errors`() {
    let store = Store.preview(Ledger(answer: { error, _ in .failed("\(error)") }))
    store.send(.overdraw)
    #expect(store.state == Ledger.State(note: "overdrawn"))
  }

  /// Answers to an error with what has failed; gives up in the end, so that a test ends.
  private struct Stubborn: Sendable {
    let asked = LockIsolated(0)

    @Sendable func answer() -> Ledger.Action {
      asked.withValue {
        $0 += 1
        return $0 < 50 ? .overdraw : .failed("gave up")
      }
    }
  }

  @Test func `an answer that throws as well is reported, and not answered`() async {
    let stubborn = Stubborn()
    let store = Store(Ledger())
    let line = #line + 2
    let found = await reports {
      store.send(.overdraw) { _ in stubborn.answer() }
    }
    #expect(stubborn.asked.value == 1)
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.contains("answer to an error") == true)
    #expect(store.state == Ledger.State())
  }

  @Test func `so is one of a feature in a core store, and in a test`() async {
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

  @Test func `an answer is no answer any more when it has succeeded`() async {
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
