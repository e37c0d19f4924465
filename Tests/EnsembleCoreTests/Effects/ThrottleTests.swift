// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Throttling")
struct ThrottleTests {
  let store = StoreOf<Family>.family()
  let clock = ManualClock()

  @discardableResult
  func save(_ text: String, latest: Bool = true) -> StoreTask {
    store.send(
      .start(
        .send(.note(text))
          .throttle(id: "save", for: .seconds(1), clock: clock, latest: latest)
      )
    )
  }

  @Test func `the first effect starts immediately`() {
    save("a")
    #expect(store.notes == ["a"])
    #expect(store.isIdle)
  }

  @Test func `an open window without a pending effect runs no task`() async {
    let task = save("a")
    await task.finish()
    #expect(clock.sleeperCount == 0)
    #expect(store.isIdle)
  }

  @Test func `the latest pending effect starts at the end of the window`() async {
    let tasks = ["a", "b", "c"].map { save($0) }
    await clock.sleeping()
    #expect(store.notes == ["a"])
    clock.advance(by: .seconds(1))
    for task in tasks { await task.finish() }
    #expect(store.notes == ["a", "c"])
    #expect(store.isIdle)
  }

  @Test func `with latest: false the first pending effect starts`() async {
    let tasks = ["a", "b", "c"].map { save($0, latest: false) }
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    for task in tasks { await task.finish() }
    #expect(store.notes == ["a", "b"])
    #expect(store.isIdle)
  }

  @Test func `an effect waits for the end of the window, not for a whole interval`() async {
    save("a")
    clock.advance(by: .milliseconds(900))
    let task = save("b")
    await clock.sleeping()
    clock.advance(by: .milliseconds(100))
    await task.finish()
    #expect(store.notes == ["a", "b"])
  }

  @Test func `a pending effect opens the next window when it starts`() async {
    let tasks = ["a", "b"].map { save($0) }
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    for task in tasks { await task.finish() }
    let third = save("c")
    #expect(store.notes == ["a", "b"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await third.finish()
    #expect(store.notes == ["a", "b", "c"])
  }

  @Test func `after a window without a pending effect the next one starts immediately`() {
    for text in ["a", "b"] {
      save(text)
      #expect(store.notes.last == text)
      clock.advance(by: .seconds(1))
    }
  }

  @Test func `a cancellation drops the pending effect`() async {
    let tasks = ["a", "b"].map { save($0) }
    await clock.sleeping()
    store.send(.start(.cancel(id: "save")))
    for task in tasks { await task.finish() }
    #expect(store.notes == ["a"])
    #expect(store.isIdle)
  }

  @Test func `a cancellation closes the window`() {
    save("a")
    store.send(.start(.cancel(id: "save")))
    save("b")
    #expect(store.notes == ["a", "b"])
    #expect(store.isIdle)
  }

  @Test func `cancelling the waiting task leaves the window open`() async {
    save("a")
    let waiting = save("b")
    await clock.sleeping()
    waiting.cancel()
    await waiting.finish()
    let next = save("c")
    #expect(store.notes == ["a"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await next.finish()
    #expect(store.notes == ["a", "c"])
  }

  @Test func `expired windows are removed`() {
    for id in 0..<1000 {
      let effect = Effect.send(Family.Action.note("a"))
      store.send(
        .start(effect.throttle(id: id, for: .seconds(1), clock: clock, latest: true))
      )
      clock.advance(by: .seconds(1))
    }
    #expect(store.notes.count == 1000)
    #expect(store.throttledCount <= 17)
  }

  @Test func `windows of different identifiers do not interfere`() async {
    let first = save("a")
    let second = store.send(
      .start(
        .send(.note("b")).throttle(id: "other", for: .seconds(1), clock: clock, latest: true)
      )
    )
    #expect(store.notes == ["a", "b"])
    await first.finish()
    await second.finish()
  }
}
