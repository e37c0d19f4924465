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

  @Test func `the first effect starts at once`() async {
    let task = save("a")
    #expect(store.notes == ["a"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.isIdle)
  }

  @Test func `the latest of those that wait starts when the window ends`() async {
    let tasks = ["a", "b", "c"].map { save($0) }
    await clock.sleeping()
    #expect(store.notes == ["a"])
    clock.advance(by: .seconds(1))
    await tasks[0].finish()
    #expect(store.notes == ["a", "c"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    for task in tasks { await task.finish() }
    #expect(store.notes == ["a", "c"])
    #expect(store.isIdle)
  }

  @Test func `the first of those that wait starts if that is asked for`() async {
    let tasks = ["a", "b", "c"].map { save($0, latest: false) }
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await tasks[0].finish()
    #expect(store.notes == ["a", "b"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    for task in tasks { await task.finish() }
    #expect(store.notes == ["a", "b"])
    #expect(store.isIdle)
  }

  @Test func `an effect that waited opens the next window`() async {
    let tasks = ["a", "b"].map { save($0) }
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await tasks[0].finish()
    await clock.sleeping()
    let third = save("c")
    #expect(store.notes == ["a", "b"])
    clock.advance(by: .seconds(1))
    await tasks[1].finish()
    #expect(store.notes == ["a", "b", "c"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await third.finish()
  }

  @Test func `after a window without more the next effect starts at once`() async {
    for text in ["a", "b"] {
      let task = save(text)
      #expect(store.notes.last == text)
      await clock.sleeping()
      clock.advance(by: .seconds(1))
      await task.finish()
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

  @Test func `a cancel ends the window`() async {
    let first = save("a")
    await clock.sleeping()
    store.send(.start(.cancel(id: "save")))
    await first.finish()
    let second = save("b")
    #expect(store.notes == ["a", "b"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await second.finish()
    #expect(store.isIdle)
  }

  @Test func `windows of different identifiers do not meet`() async {
    let first = save("a")
    let second = store.send(
      .start(
        .send(.note("b")).throttle(id: "other", for: .seconds(1), clock: clock, latest: true)
      )
    )
    #expect(store.notes == ["a", "b"])
    await clock.sleeping(2)
    clock.advance(by: .seconds(1))
    await first.finish()
    await second.finish()
  }
}
