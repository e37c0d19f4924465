// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import Testing

@Suite("Settling", .timeLimit(.minutes(10)))
struct ClockSettlingTests {
  @Test func `the program settles before, between and after resumptions`() async {
    let sleepers = Sleepers()
    for seconds in 1...2 { await sleepers.sleep(for: .seconds(seconds), then: "\(seconds)") }
    let seen = LockIsolated<[[String]]>([])
    sleepers.clock.settle = {
      await sleepers.rest()
      seen.withValue { $0.append(sleepers.notes) }
    }
    await sleepers.clock.advance(by: .seconds(2))
    #expect(seen.value == [[], ["1"], ["1", "2"]])
  }

  @Test func `a clock settles again as long as it has new sleeps or cancellations`() async {
    let clock = TestClock()
    let count = LockIsolated(0)
    clock.settle = {
      if count.withValue({
        $0 += 1; return $0
      }) < 4 {
        try? await clock.sleep(for: .seconds(-1))
      }
    }
    await clock.advance()
    #expect(count.value == 4)
  }

  @Test func `the number of rounds is limited for a program that never settles`() async {
    let clock = TestClock()
    clock.settle = { try? await clock.sleep(for: .seconds(-1)) }
    await clock.advance(by: .seconds(1))
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `a test can set the settling function of its task`() async {
    let count = LockIsolated(0)
    await ClockSettling.$current.withValue(ClockSettling { count.withValue { $0 += 1 } }) {
      await TestClock().advance(by: .seconds(1))
    }
    #expect(count.value == 1)
  }

  @Test func `the settling function of a clock takes precedence over that of the task`() async {
    let clock = TestClock()
    let calls = LockIsolated<[String]>([])
    clock.settle = { calls.withValue { $0.append("clock") } }
    await ClockSettling.$current.withValue(ClockSettling { calls.withValue { $0.append("task") } })
    {
      await clock.advance()
    }
    clock.settle = nil
    #expect(calls.value == ["clock"])
  }

  @Test func `without a settling function, a clock waits for ready tasks`() async {
    let clock = TestClock()
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }
    await clock.advance(by: .seconds(5))
    #expect(ticks.value == 5)
    task.cancel()
    await task.value
  }
}
