// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import Testing

@Suite("Cancelling sleeps on a test clock", .timeLimit(.minutes(10)))
struct TestClockCancellationTests {
  let sleepers = Sleepers()
  var clock: TestClock<Duration> { sleepers.clock }

  @Test func `a cancelled sleep is removed and throws`() async {
    let task = await sleepers.sleep(for: .seconds(1), then: "awake")
    #expect(clock.pendingSleepCount == 1)
    task.cancel()
    #expect(clock.pendingSleepCount == 0)
    await task.value
    #expect(sleepers.notes == ["CancellationError"])
  }

  @Test func `other sleeps go on`() async {
    let task = await sleepers.sleep(for: .seconds(1), then: "cancelled")
    await sleepers.sleep(for: .seconds(1), then: "awake")
    task.cancel()
    await task.value
    await clock.advance(by: .seconds(1))
    #expect(sleepers.notes == ["CancellationError", "awake"])
  }

  @Test func `a task that is already cancelled does not sleep`() async {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pendingSleepCount == 0)
  }

  @Test func `cancelling a sleep after its end has no effect`() async {
    let task = await sleepers.sleep(for: .seconds(1), then: "awake")
    await clock.advance(by: .seconds(1))
    task.cancel()
    await task.value
    #expect(sleepers.notes == ["awake"])
  }

  @Test func `a sleep ends exactly once when it is cancelled and advanced at once`() async {
    for _ in 1...200 {
      let clock = TestClock()
      clock.settle = {}
      let task = Task { try? await clock.sleep(for: .seconds(1)) }
      await withTaskGroup(of: Void.self) { group in
        group.addTask { task.cancel() }
        group.addTask { await clock.advance(by: .seconds(1)) }
      }
      // A continuation that was resumed twice would have trapped, one that was lost would hang
      // here.
      await task.value
      #expect(clock.pendingSleepCount == 0)
    }
  }
}
