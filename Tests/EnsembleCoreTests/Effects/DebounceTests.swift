// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Debouncing")
struct DebounceTests {
  let store = StoreOf<Family>.family()
  let clock = ManualClock()

  @discardableResult
  func search(_ text: String) -> StoreTask {
    store.send(
      .start(.send(.note(text)).debounce(id: "search", for: .seconds(1), clock: clock))
    )
  }

  @Test func `an effect waits for the interval`() async {
    let task = search("a")
    await clock.sleeping()
    #expect(store.notes == [])
    clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.notes == ["a"])
    #expect(store.isIdle)
  }

  @Test func `a later effect replaces a waiting one`() async {
    let first = search("a")
    await clock.sleeping()
    let second = search("b")
    await first.finish()
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await second.finish()
    #expect(store.notes == ["b"])
    #expect(store.isIdle)
  }

  @Test func `a later effect restarts the wait`() async {
    let first = search("a")
    await clock.sleeping()
    clock.advance(by: .milliseconds(900))
    let second = search("b")
    await first.finish()
    await clock.sleeping()
    clock.advance(by: .milliseconds(900))
    #expect(store.notes == [])
    clock.advance(by: .milliseconds(100))
    await second.finish()
    #expect(store.notes == ["b"])
  }

  @Test func `effects with longer intervals all run`() async {
    for text in ["a", "b"] {
      let task = search(text)
      await clock.sleeping()
      clock.advance(by: .seconds(1))
      await task.finish()
    }
    #expect(store.notes == ["a", "b"])
  }

  @Test func `a cancellation ends the wait`() async {
    let task = search("a")
    await clock.sleeping()
    store.send(.start(.cancel(id: "search")))
    await task.finish()
    #expect(store.notes == [])
    #expect(store.isIdle)
  }

  @Test func `a cancellation ends the running debounced effect`() async {
    let job = Job()
    let task = store.send(
      .start(job.effect().debounce(id: "search", for: .seconds(1), clock: clock))
    )
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await job.began()
    store.send(.start(.cancel(id: "search")))
    await task.finish()
    #expect(job.wasCancelled)
  }
}
