// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Starting effects")
struct EffectStartTests {
  @Test func `an effect of an immediately released store is called as cancelled`() async {
    for _ in 0..<200 {
      let called = Gate()
      let wasCancelled = Recorder<Bool>()
      let task = StoreOf<Family>.family().send(
        .start(
          .run { _ in
            try? await forever()
            wasCancelled.record(Task.isCancelled)
            called.open()
          }
        )
      )
      await called.opened()
      #expect(wasCancelled.values == [true])
      await task.finish()
    }
  }

  @Test func `an effect that is cancelled right after its start is called`() async {
    let store = StoreOf<Family>.family()
    for _ in 0..<200 {
      let calls = Recorder<Void>()
      let task = store.send(.start(.run { _ in calls.record() }.cancellable(id: 1)))
      store.send(.start(.cancel(id: 1)))
      await task.finish()
      #expect(calls.count == 1)
    }
  }

  @Test func `an effect that is cancelled before the end of the drain is not called`() async {
    let store = StoreOf<Family>.family()
    let calls = Recorder<Void>()
    let run = Effect<Family.Action>.run { _ in calls.record() }.cancellable(id: 1)
    await store.send(.start(.merge(run, .cancel(id: 1)))).finish()
    #expect(calls.count == 0)
    #expect(store.isIdle)
  }

  @Test func `waiting for finished effects does not suspend`() async {
    let store = StoreOf<Family>.family()
    let task = store.send(.start(.run { _ in }))
    await task.finish()
    var others = 0
    Task { others += 1 }
    await task.finish()
    await store.send(.note("no effect")).finish()
    #expect(others == 0)
  }
}
