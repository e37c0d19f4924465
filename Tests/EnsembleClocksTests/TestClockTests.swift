// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import IssueReporting
import Testing

@Suite("Test clock", .timeLimit(.minutes(10)))
struct TestClockTests {
  let sleepers = Sleepers()
  var clock: TestClock<Duration> { sleepers.clock }

  @Test func `time stands still until it is advanced`() async {
    let start = clock.now
    #expect(clock.now == start)
    await clock.advance(by: .seconds(3))
    #expect(clock.now == start.advanced(by: .seconds(3)))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `time starts at the given instant`() {
    #expect(TestClock(now: .init(offset: .seconds(7))).now.offset == .seconds(7))
    #expect(TestClock().now.offset == .zero)
    #expect(TestClock().minimumResolution == .zero)
  }

  @Test func `time never goes back`() async {
    await clock.advance(by: .seconds(3))
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `a sleep ends at its deadline and not before`() async {
    await sleepers.sleep(for: .seconds(2), then: "awake")
    await clock.advance(by: .milliseconds(1_999))
    #expect(sleepers.notes == [])
    #expect(clock.pendingSleepCount == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(sleepers.notes == ["awake"])
    #expect(clock.pendingSleepCount == 0)
  }

  @Test func `a sleep until a deadline in the past returns at once`() async throws {
    await clock.advance(by: .seconds(3))
    try await clock.sleep(until: .init(offset: .seconds(2)))
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `a sleep for no time is suspended until any advance`() async {
    await clock.advance(by: .seconds(3))
    for duration in [Duration.zero, .seconds(1)] {
      await sleepers.sleep(for: .zero, then: "awake after \(duration)")
      #expect(clock.pendingSleepCount == 1)
      await #expect(throws: SuspensionError()) { try await clock.checkSuspension() }
      await clock.advance(by: duration)
      #expect(sleepers.notes.last == "awake after \(duration)")
      #expect(clock.pendingSleepCount == 0)
    }
  }

  @Test func `one advance ends consecutive sleeps for no time`() async {
    await sleepers.start {
      try await $0.clock.sleep(for: .seconds(1))
      for _ in 1...3 { try await $0.clock.sleep(for: .zero) }
      $0.note("awake")
    }
    await clock.advance(by: .milliseconds(999))
    #expect(sleepers.notes == [])
    await clock.advance(by: .milliseconds(1))
    #expect(sleepers.notes == ["awake"])
  }

  @Test func `a loop that sleeps for no time is reported, and the advance ends`() async {
    let task = await sleepers.start {
      while !Task.isCancelled { try await $0.clock.sleep(for: .zero) }
    }
    await withKnownIssue {
      await clock.advance(by: .seconds(1))
    } matching: {
      $0.description.contains(
        "Expected the time to advance, but 1000 sleeps for no time ended in a row:"
      )
        && $0.sourceLocation?.fileName == "TestClockTests.swift"
    }
    #expect(clock.now.offset == .zero)
    task.cancel()
    await task.value
  }

  @Test func `sleeps end in the order of their deadlines`() async {
    for seconds in [3, 1, 2] {
      await sleepers.sleep(for: .seconds(seconds), then: "\(seconds)")
    }
    #expect(clock.pendingDeadlines.map(\.offset) == [.seconds(1), .seconds(2), .seconds(3)])
    await clock.advance(by: .seconds(5))
    #expect(sleepers.notes == ["1", "2", "3"])
  }

  @Test func `equal deadlines end in the order of suspension`() async {
    for name in ["a", "b", "c", "d"] {
      await sleepers.sleep(for: .seconds(1), then: name)
    }
    await sleepers.sleep(for: .milliseconds(500), then: "first")
    await clock.advance(by: .seconds(1))
    #expect(sleepers.notes == ["first", "a", "b", "c", "d"])
  }

  @Test func `an equal deadline that is reached later comes last`() async {
    await sleepers.start {
      try await $0.clock.sleep(for: .seconds(1))
      try await $0.clock.sleep(for: .seconds(1))
      $0.note("in two steps")
    }
    await sleepers.sleep(for: .seconds(2), then: "in one step")
    await clock.advance(by: .seconds(2))
    #expect(sleepers.notes == ["in one step", "in two steps"])
  }

  @Test func `the time is the deadline of a sleep while the sleep ends`() async {
    await sleepers.start { sleepers in
      for _ in 1...3 {
        try await sleepers.clock.sleep(for: .seconds(1))
        sleepers.note("\(sleepers.clock.now.offset)")
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(sleepers.notes == [1, 2, 3].map { "\(Duration.seconds($0))" })
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func `a resumed task runs before the next resumption`() async {
    for (name, seconds) in [("a", 1), ("b", 2)] {
      await sleepers.start {
        try await $0.clock.sleep(for: .seconds(seconds))
        $0.note("\(name) wakes")
        for _ in 1...50 { await Task.yield() }
        $0.note("\(name) works")
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(sleepers.notes == ["a wakes", "a works", "b wakes", "b works"])
  }

  @Test func `advancing by zero does not end a later sleep`() async {
    await sleepers.sleep(for: .nanoseconds(1), then: "awake")
    await clock.advance()
    #expect(sleepers.notes == [])
    await clock.run()
    #expect(sleepers.notes == ["awake"])
  }

  @Test func `a clock may measure in another type of duration`() async {
    let clock = TestClock<Beats>()
    clock.settle = {}
    await clock.advance(by: Beats(count: 4))
    #expect(clock.now.offset == Beats(count: 4))
  }
}

/// A duration other than Swift's.
private struct Beats: DurationProtocol, Hashable {
  var count: Int

  static let zero = Beats(count: 0)
  static func + (lhs: Self, rhs: Self) -> Self { Beats(count: lhs.count + rhs.count) }
  static func - (lhs: Self, rhs: Self) -> Self { Beats(count: lhs.count - rhs.count) }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
  static func * (lhs: Self, rhs: Int) -> Self { Beats(count: lhs.count * rhs) }
  static func / (lhs: Self, rhs: Int) -> Self { Beats(count: lhs.count / rhs) }
  static func / (lhs: Self, rhs: Self) -> Double { Double(lhs.count) / Double(rhs.count) }
}
