// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Throttling")
struct ThrottleTests {
  let store = StoreOf<Family>.family()
  let clock = HandClock()

  @discardableResult
  func save(_ text: String, latest: Bool = true) -> StoreTask {
    store.send(
      .start(
        .send(.note(text))
          .throttle(id: "save", for: .seconds(1), clock: clock, latest: latest)
      )
    )
  }

  @Test func `the first effect starts at once`() {
    save("a")
    #expect(store.notes == ["a"])
    #expect(store.isIdle)
  }

  @Test func `an open window that nothing waits for is not under way`() async {
    let task = save("a")
    await task.finish()
    #expect(clock.sleeperCount == 0)
    #expect(store.isIdle)
  }

  @Test func `the latest of those that wait starts when the window ends`() async {
    let tasks = ["a", "b", "c"].map { save($0) }
    await clock.sleeping()
    #expect(store.notes == ["a"])
    clock.advance(by: .seconds(1))
    for task in tasks { await task.finish() }
    #expect(store.notes == ["a", "c"])
    #expect(store.isIdle)
  }

  @Test func `the first of those that wait starts if that is asked for`() async {
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

  @Test func `an effect that waited opens the next window`() async {
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

  @Test func `after a window without more the next effect starts at once`() {
    for text in ["a", "b"] {
      save(text)
      #expect(store.notes.last == text)
      clock.advance(by: .seconds(1))
    }
  }

  @Test func `a cancel drops what waits`() async {
    let tasks = ["a", "b"].map { save($0) }
    await clock.sleeping()
    store.send(.start(.cancel(id: "save")))
    for task in tasks { await task.finish() }
    #expect(store.notes == ["a"])
    #expect(store.isIdle)
  }

  @Test func `a cancel ends the window`() {
    save("a")
    store.send(.start(.cancel(id: "save")))
    save("b")
    #expect(store.notes == ["a", "b"])
    #expect(store.isIdle)
  }

  @Test func `a cancel of the task that waits leaves the window open`() async {
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

  @Test func `windows that are over are forgotten`() {
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

  @Test func `windows of different identifiers do not meet`() async {
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
