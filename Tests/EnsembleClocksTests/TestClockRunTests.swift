// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import IssueReportingTestSupport
import Testing

@Suite("Running a test clock to its end", .timeLimit(.minutes(10)))
struct TestClockRunTests {
  let sleepers = Sleepers()
  var clock: TestClock<Duration> { sleepers.clock }

  @Test func `running ends every sleep and those that follow`() async {
    await sleepers.start {
      try await $0.clock.sleep(for: .seconds(60))
      try await $0.clock.sleep(for: .seconds(3_600))
      $0.note("awake")
    }
    await sleepers.sleep(for: .seconds(1), then: "short")
    await clock.run(timeout: .seconds(60))
    #expect(sleepers.notes == ["short", "awake"])
    #expect(clock.now.offset == .seconds(3_660))
  }

  @Test func `running a clock without sleeps does not change its time`() async {
    await clock.run(timeout: .zero)
    #expect(clock.now.offset == .zero)
  }

  @Test func `sleeps that do not end in time are reported`() async {
    let task = await sleepers.sleep(for: .seconds(2), then: "never")
    await withKnownIssue {
      await clock.run(timeout: .zero)
    } matching: {
      $0.description.contains(
        "Expected all sleeps to end, but some are suspended after 0.0 seconds:"
      )
        && $0.description.contains("Deadlines:\n    2.0 seconds")
        && $0.sourceLocation?.fileName == "TestClockRunTests.swift"
    }
    task.cancel()
    await task.value
  }

  @Test func `a hundred sleeps may end, however short the timeout`() async {
    await sleepers.start {
      for _ in 0..<99 { try await $0.clock.sleep(for: .seconds(1)) }
      $0.note("awake")
    }
    await clock.run(timeout: .nanoseconds(1))
    #expect(sleepers.notes == ["awake"])
    #expect(clock.now.offset == .seconds(99))
  }

  @Test func `running ends sleeps for no time`() async {
    await sleepers.start {
      for _ in 1...3 { try await $0.clock.sleep(for: .zero) }
      $0.note("awake")
    }
    await clock.run(timeout: .seconds(60))
    #expect(sleepers.notes == ["awake"])
    #expect(clock.now.offset == .zero)
  }

  @Test func `a loop of sleeps for no time does not run forever`() async {
    let task = await sleepers.start {
      while !Task.isCancelled { try await $0.clock.sleep(for: .zero) }
    }
    await withKnownIssue {
      await clock.run(timeout: .nanoseconds(1))
    } matching: {
      $0.description.contains("Expected all sleeps to end, but some are suspended")
    }
    task.cancel()
    await task.value
  }

  @Test func `a check throws while a sleep is suspended`() async throws {
    try await clock.checkSuspension()
    await sleepers.sleep(for: .seconds(2), then: "awake")
    await #expect(throws: SuspensionError()) { try await clock.checkSuspension() }
    await clock.advance(by: .seconds(2))
    try await clock.checkSuspension()
    #expect(SuspensionError().description == "A sleep on the clock is suspended.")
  }
}
