// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Skipping")
struct SkippingTests {
  @Test func `skipped actions have changed the state`() async {
    let store = probe(.sending(.add(1), .note("a")))
    await store.send(.start)
    #expect(store.state == Probe.State())
    await store.skipReceivedActions()
    #expect(store.state == Probe.State(count: 1, notes: ["a"]))
    // The test continues from that state.
    await store.send(.add(1)) { $0.count = 2 }
  }

  @Test func `skipping waits for effects until they suspend`() async {
    let gate = Gate()
    let store = probe(
      .run { send in
        try await gate.wait()
        for _ in 1...10 { await Task.yield() }
        await send(.add(1))
      }
    )
    await store.send(.start)
    gate.open()
    await store.skipReceivedActions()
    #expect(store.state.count == 1)
  }

  @Test func `skipped effects continue, and their actions are received`() async {
    let gate = Gate()
    let store = probe(
      .run { send in
        try await gate.wait()
        await send(.add(1))
      }
    )
    let task = await store.send(.start)
    await store.skipInFlightEffects()
    #expect(!task.isCancelled)
    await store.finish(timeout: .zero)
    gate.open()
    await store.receive(.add(1)) { $0.count = 1 }
  }

  @Test func `an action of a skipped effect must be received`() async {
    let gate = Gate()
    let store = probe(
      .run { send in
        try await gate.wait()
        await send(.add(1))
      }
    )
    let task = await store.send(.start)
    await store.skipInFlightEffects()
    gate.open()
    await task.finish()
    let reports = await reports { await store.finish() }
    #expect(reports.count == 1)
    #expect(reports.messages.first?.contains("without asserting 1 received action") == true)
  }

  @Test func `a receive waits for the actions of skipped effects, and not after their end`() async {
    let store = probe(.run { _ in })
    await store.send(.start)
    await store.skipInFlightEffects(strict: false)
    let reports = await reports { await store.receive(.stop) }
    #expect(reports.messages.first?.contains("No effect is running that could send it") == true)
  }

  @Test func `the task of an action cancels its skipped effects`() async {
    let outcome = LockIsolated<[String]>([])
    let store = probe(
      .run { _ in
        do {
          try await Gate().wait()
          outcome.withValue { $0.append("ended") }
        } catch {
          outcome.withValue { $0.append("cancelled") }
        }
      }
    )
    let task = await store.send(.start)
    await store.skipInFlightEffects()
    #expect(outcome.value == [])
    await task.cancel()
    #expect(outcome.value == ["cancelled"])
  }

  @Test func `non-strict skipping skips the actions and effects that there are`() async {
    let store = probe(.merge(.sending(.add(1)), .endless))
    await store.send(.start)
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
    #expect(store.state.count == 1)
  }

  @Test func `effects that have ended are not skipped`() async {
    let store = probe(.sending(.stop))
    await store.send(.start)
    let reports = await reports { await store.skipInFlightEffects() }
    #expect(reports.messages == ["No effect is running that could be skipped."])
    await store.receive(.stop)
  }
}
