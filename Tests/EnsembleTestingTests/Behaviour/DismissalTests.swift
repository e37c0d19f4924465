// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Dismissal")
struct DismissalTests {
  @Test func `a feature that dismisses itself is dismissed`() async {
    let store = TestStore(initialState: Leaver.State()) { Leaver() }
    await store.send(.add(1)) { $0.count = 1 }
    #expect(!store.isDismissed)
    await store.send(.leaveTapped)
    #expect(store.isDismissed)
    #expect(store.state.count == 1)
  }

  @Test func `dismissal cancels running effects without a failure`() async {
    let reports = await reports {
      let store = TestStore(initialState: Leaver.State()) { Leaver() }
      let task = await store.send(.waitTapped)
      await store.send(.leaveTapped)
      #expect(task.isCancelled)
      await store.finish(timeout: .zero)
    }
    #expect(reports.messages == [])
  }

  @Test func `effects cancelled by dismissal have ended when the send returns`() async {
    let ended = LockIsolated(false)
    let store = TestStore(initialState: Leaver.State()) {
      Leaver()
        .dependency(\.wait) {
          try? await Gate().wait()
          for _ in 1...10 { await Task.yield() }
          ended.setValue(true)
        }
    }
    await store.send(.waitTapped)
    #expect(!ended.value)
    await store.send(.leaveTapped)
    #expect(ended.value)
  }

  @Test func `a test can override the dismissal`() async {
    let dismissals = LockIsolated(0)
    let store = TestStore(initialState: Leaver.State()) {
      Leaver()
    } withDependencies: {
      $0.dismiss = DismissEffect { dismissals.withValue { $0 += 1 } }
    }
    await store.send(.leaveTapped)
    #expect(dismissals.value == 1)
    #expect(!store.isDismissed)
    await store.send(.add(1)) { $0.count = 1 }
  }

  @Test func `a feature in a test store is presented`() async {
    let store = TestStore(initialState: Leaver.State()) { Leaver() }
    #expect(store.dependencies.isPresented)
  }
}
