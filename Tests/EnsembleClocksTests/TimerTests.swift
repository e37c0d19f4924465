// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import Testing

@Suite("Timer", .timeLimit(.minutes(10)))
struct TimerTests {
  let sleepers = Sleepers()
  var clock: TestClock<Duration> { sleepers.clock }

  @Test func `one advance over five intervals ticks five times`() async {
    let task = await sleepers.start { sleepers in
      for await _ in sleepers.clock.timer(interval: .seconds(1)) {
        sleepers.note("\(sleepers.clock.now.offset.components.seconds)")
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(sleepers.notes == ["1", "2", "3", "4", "5"])
    task.cancel()
    await task.value
  }

  @Test func `it does not tick before the interval is over`() async {
    let task = await sleepers.start { sleepers in
      for await _ in sleepers.clock.timer(interval: .seconds(1)) { sleepers.note("tick") }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(sleepers.notes == [])
    await clock.advance(by: .milliseconds(1))
    #expect(sleepers.notes == ["tick"])
    task.cancel()
    await task.value
  }

  @Test func `a cancellation ends the sequence`() async {
    let task = await sleepers.start { sleepers in
      for await _ in sleepers.clock.timer(interval: .seconds(1)) {}
      sleepers.note("ended")
    }
    task.cancel()
    await task.value
    #expect(sleepers.notes == ["ended"])
  }

  @Test func `intervals that pass while a tick is handled are skipped`() async {
    let task = await sleepers.start { sleepers in
      for await _ in sleepers.clock.timer(interval: .seconds(1)) {
        sleepers.note("\(sleepers.clock.now.offset)")
        try await sleepers.clock.sleep(for: .milliseconds(2_500))
      }
    }
    await clock.advance(by: .seconds(9))
    #expect(sleepers.notes == [1, 4, 7].map { "\(Duration.seconds($0))" })
    task.cancel()
    await task.value
  }

  @Test func `a tick is the time of the clock`() async {
    let task = await sleepers.start { sleepers in
      for await tick in sleepers.clock.timer(interval: .seconds(2)) {
        sleepers.note("\(tick == AnyClock(sleepers.clock).now)")
      }
    }
    await clock.advance(by: .seconds(4))
    #expect(sleepers.notes == ["true", "true"])
    task.cancel()
    await task.value
  }

  @Test func `two timers share one clock`() async {
    var tasks: [Task<Void, Never>] = []
    for interval in [2, 3] {
      tasks.append(
        await sleepers.start { sleepers in
          for await _ in sleepers.clock.timer(interval: .seconds(interval)) {
            sleepers.note("\(interval)")
          }
        }
      )
    }
    await clock.advance(by: .seconds(6))
    #expect(sleepers.notes == ["2", "3", "2", "3", "2"])
    for task in tasks {
      task.cancel()
      await task.value
    }
  }

  @Test func `a clock of unknown type has a timer`() async {
    let clock: any Clock<Duration> = ImmediateClock()
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1), tolerance: .zero) {
      ticks += 1
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
  }
}
