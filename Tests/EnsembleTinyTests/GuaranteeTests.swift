// SPDX-License-Identifier: MIT

import EnsembleTiny
import TestTools
import Testing

@MainActor
@Suite("Guarantees of a tiny store", .timeLimit(.minutes(10)))
struct GuaranteeTests {
  @Test func `a throw after a partial write changes nothing and reports one error`() async {
    let effects = LockIsolated(0)
    let errors = LockIsolated<[String]>([])
    let ledger = Ledger { action, _ in
      if action == .overdraw { effects.withValue { $0 += 1 } }
      return nil
    }
    let store = Store(ledger, state: Ledger.State(entries: [1]))
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.state
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    let task = store.send(.overdraw) { error in
      errors.withValue { $0.append("\(error)") }
      return .failed("")
    }
    await task.finish()
    #expect(store.state == Ledger.State(entries: [1]))
    #expect(changes.value == 0)
    #expect(effects.value == 0)
    #expect(errors.value == ["overdrawn"])
  }

  @Test func `each effect sees the state right after its own action`() async {
    let seen = LockIsolated<[Ledger.Action: [Int]]>([:])
    let ledger = Ledger { action, state in
      seen.withValue { $0[action] = state.entries }
      return nil
    }
    let store = Store(ledger)
    let tasks = [store.send(.add(1)), store.send(.add(2)), store.send(.add(3))]
    for task in tasks { await task.finish() }
    #expect(seen.value == [.add(1): [1], .add(2): [1, 2], .add(3): [1, 2, 3]])
  }

  @Test func `an error of an effect is handled by 'catch', also after follow-up actions`() async {
    let ledger = Ledger { action, _ in
      switch action {
      case .add(1): return .add(2)
      case .add(2): throw Ledger.Failure.unreachable
      case .add(3): throw CancellationError()
      default: return nil
      }
    }
    let store = Store(ledger)
    await store.send(.add(1)) { .failed("\($0)") }.finish()
    #expect(store.state == Ledger.State(entries: [1, 2], note: "unreachable"))

    let unhandled = await reports {
      await store.send(.add(3)).finish()
    }
    #expect(unhandled.isEmpty)
  }

  @Test func `an unhandled error of an effect fails the test`() async {
    let ledger = Ledger { _, _ in throw Ledger.Failure.unreachable }
    let store = TestStore(ledger)
    await withKnownIssue {
      await store.send(.add(1)) { $0.entries = [1] }
    } matching: {
      $0.sourceLocation?.fileID == #fileID && "\($0)".contains("The effect of 'Ledger' threw")
    }
  }

  @Test func `a feature without effects starts no task`() {
    let store = Store<Tally>()
    let task = store.send(.increment)
    #expect(store.state.count == 1)
    // Tasks without effects are equal for all actions.
    #expect(task == store.send(.increment))
    #expect(Tally.EffectResult.self == NoEffect.self)
  }

  @Test func `releasing a store cancels its running effects`() async {
    let (started, cancelled) = (Gate(), Gate())
    let ledger = Ledger { _, _ in
      started.open()
      defer { cancelled.open() }
      try await Gate().wait()
      return nil
    }
    var store: Store<Ledger>? = Store(ledger)
    weak let released = store
    weak let core = store?.core
    store?.send(.add(1))
    await started.opened()
    store = nil
    #expect(released == nil)
    #expect(core == nil)
    await cancelled.opened()
  }

  @Test func `a preview shows the given state, and runs no effects`() async {
    let calls = LockIsolated(0)
    let ledger = Ledger { action, _ in
      guard action == .add(3) else { return nil }
      calls.withValue { $0 += 1 }
      return .failed("called")
    }
    let state = Ledger.State(entries: [1, 2])
    let store = Store.preview(ledger, state: state)
    #expect(store.state == state)
    await store.send(.add(3)).finish()
    #expect(store.state.entries == [1, 2, 3])
    #expect(calls.value == 0)

    let live = Store.preview(ledger, state: state, effects: .live)
    await live.send(.add(3)).finish()
    #expect(live.state.note == "called")
    #expect(calls.value == 1)
    #expect(Store<Tally>.preview(Tally.State(count: 42)).state.count == 42)
  }
}
