// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import TestTools
import Testing

@MainActor
@Suite("Finishing")
struct FinishTests {
  /// An effect that waits for a gate, then records its end.
  func waiting(for gate: Gate, _ ended: LockIsolated<Bool>) -> ProbeEffect {
    .run { _ in
      try await gate.wait()
      ended.setValue(true)
    }
  }

  @Test func `a store finishes when its effects have ended`() async {
    let gate = Gate()
    let ended = LockIsolated(false)
    let store = probe(waiting(for: gate, ended))
    await store.send(.start)
    let opening = Task { gate.open() }
    await store.finish()
    #expect(ended.value)
    await opening.value
  }

  @Test func `a store without effects has finished`() async {
    let store = probe()
    await store.send(.add(1)) { $0.count = 1 }
    await store.finish(timeout: .zero)
    #expect(store.state.count == 1)
  }

  @Test func `a task finishes when the effects of its action have ended`() async {
    let gate = Gate()
    let ended = LockIsolated(false)
    let store = probe { [waiting] action in
      switch action {
      case .start: .merge(.endless.cancellable(id: "work"))
      case .child: waiting(gate, ended)
      default: .none
      }
    }
    await store.send(.start)
    let task = await store.send(.child(.renamed("a"))) { $0.notes = ["a"] }
    let opening = Task { gate.open() }
    await task.finish()
    #expect(ended.value)
    #expect(!task.isCancelled)
    await opening.value
    await store.send(.stop)
  }

  @Test func `a task finishes after the effects of its follow-up actions`() async {
    let gate = Gate()
    let ended = LockIsolated(false)
    let store = probe { [waiting] action in
      switch action {
      case .start: .sending(.add(1))
      case .add: waiting(gate, ended)
      default: .none
      }
    }
    let task = await store.send(.start)
    await store.receive(.add(1)) { $0.count = 1 }
    let opening = Task { gate.open() }
    await task.finish()
    #expect(ended.value)
    await opening.value
  }

  @Test func `a task without effects has finished`() async {
    let task = await probe().send(.start)
    await task.finish(timeout: .zero)
    await task.cancel()
    #expect(!task.isCancelled)
  }

  @Test func `a cancelled task ends only its own effects`() async {
    let outcome = LockIsolated<[String]>([])
    let store = probe { action in
      guard case .child(.renamed(let name)) = action else { return .none }
      return .run { _ in
        do {
          try await Gate().wait()
        } catch {
          outcome.withValue { $0.append(name) }
        }
      }
    }
    store.exhaustivity = .off
    let first = await store.send(.child(.renamed("a")))
    let second = await store.send(.child(.renamed("b")))
    await first.cancel()
    #expect(outcome.value == ["a"])
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    #expect(first != second)
    store.exhaustivity = .on
    await second.cancel()
    #expect(outcome.value == ["a", "b"])
  }

  @Test func `an effect cancelled by the last action is no longer running`() async {
    let ended = LockIsolated(false)
    let reports = await reports {
      let store = probe(
        .run { _ in
          try? await Gate().wait()
          for _ in 1...10 { await Task.yield() }
          ended.setValue(true)
        }
        .cancellable(id: "work")
      )
      await store.send(.start)
      await store.send(.stop)
      #expect(ended.value)
    }
    #expect(reports.messages == [])
  }

  @Test func `an effect cancelled by a received action is no longer running`() async {
    let reports = await reports {
      let store = probe(.merge(.endless.cancellable(id: "work"), .sending(.stop)))
      await store.send(.start)
      await store.receive(.stop)
    }
    #expect(reports.messages == [])
  }

  @Test func `actions that a finished store reports can still be received`() async {
    let reports = await reports {
      let store = probe(.sending(.add(1), .note("a")))
      await store.send(.start)
      await store.finish()
      await store.receive(.add(1)) { $0.count = 1 }
      await store.receive(.note("a")) { $0.notes = ["a"] }
    }
    #expect(reports.count == 1)
    #expect(reports.messages.first?.contains("without asserting 2 received actions") == true)
  }

  @Test func `the state of received actions is adopted by skipping them after finishing`() async {
    let reports = await reports {
      let store = probe(.sending(.add(1), .note("a")))
      store.exhaustivity = .off
      await store.send(.start)
      await store.finish()
      #expect(store.state == Probe.State())
      await store.skipReceivedActions()
      #expect(store.state == Probe.State(count: 1, notes: ["a"]))
      store.assert { $0.count = 1 }
    }
    #expect(reports.messages == [])
  }

  @Test func `an action that a non-exhaustive store has finished with can be received`() async {
    let reports = await reports {
      let store = probe(.sending(.add(1), .note("a")))
      store.exhaustivity = .off
      await store.send(.start)
      await store.finish()
      await store.receive(.note("a")) { $0.notes = ["a"] }
      #expect(store.state.count == 1)
    }
    #expect(reports.messages == [])
  }

  @Test func `actions that were passed over fail a store that becomes exhaustive`() async {
    let reports = await reports {
      let store = probe(.sending(.add(1)))
      await store.send(.start)
      await store.withExhaustivity(.off) { await store.finish() }
    }
    #expect(reports.count == 1)
    #expect(reports.messages.first?.contains("without asserting 1 received action") == true)
  }

  @Test func `a released store cancels its effects`() async {
    let ended = Gate()
    do {
      let store = probe(
        .run { _ in
          try? await Gate().wait()
          ended.open()
        }
      )
      store.exhaustivity = .off
      await store.send(.start)
    }
    await #expect(throws: Never.self) { try await ended.wait() }
  }
}
