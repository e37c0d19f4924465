// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import IssueReportingTestSupport
import Testing

@Suite("Immediate clock")
struct ImmediateClockTests {
  @Test func `a sleep returns at once and moves the time`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.now.offset == .seconds(3_600))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func `time never goes back`() async throws {
    let clock = ImmediateClock(now: .init(offset: .seconds(10)))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func `a cancelled task does not sleep`() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }
}

@Suite("Unimplemented clock")
struct UnimplementedClockTests {
  let base = ImmediateClock()

  @Test func `each member reports its use and behaves like the wrapped clock`() async throws {
    let clock = UnimplementedClock(base, name: "Mine")
    var start: AnyClock<Duration>.Instant?
    withKnownIssue {
      start = clock.now
    } matching: {
      $0.description.hasSuffix("Unimplemented: Mine.now")
    }
    withKnownIssue {
      #expect(clock.minimumResolution == .zero)
    } matching: {
      $0.description.hasSuffix("Unimplemented: Mine.minimumResolution")
    }
    let deadline = try #require(start).advanced(by: .seconds(2))
    try await withKnownIssue {
      try await clock.sleep(until: deadline)
    } matching: {
      $0.description.hasSuffix("Unimplemented: Mine.sleep")
    }
    #expect(base.now.offset == .seconds(2))
  }

  @Test func `its use is reported where the clock was created`() {
    let clock: any Clock<Duration> = .unimplemented()
    let line = #line - 1
    withKnownIssue {
      _ = clock.minimumResolution
    } matching: {
      $0.description.hasSuffix("Unimplemented: Clock.minimumResolution")
        && $0.sourceLocation?.line == line
        && $0.sourceLocation?.fileName == "OtherClockTests.swift"
    }
  }
}

@Suite("Any clock", .timeLimit(.minutes(10)))
struct AnyClockTests {
  @Test func `an erased clock shows the time of its base and sleeps on it`() async {
    let sleepers = Sleepers()
    let clock = AnyClock(sleepers.clock)
    let start = clock.now
    await sleepers.start {
      try await clock.sleep(until: start.advanced(by: .seconds(2)), tolerance: nil)
      $0.note("awake")
    }
    await sleepers.clock.advance(by: .seconds(1))
    #expect(sleepers.notes == [])
    await sleepers.clock.advance(by: .seconds(1))
    #expect(sleepers.notes == ["awake"])
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func `instants of clocks of one kind compare`() {
    let early = AnyClock(TestClock(now: .init(offset: .seconds(1)))).now
    let late = AnyClock(TestClock(now: .init(offset: .seconds(2)))).now
    #expect(early < late)
    #expect(!(late < early))
    #expect(early.advanced(by: .seconds(1)) == late)
    #expect(Set([early.advanced(by: .seconds(1)), late]).count == 1)
  }

  @Test func `instants of different kinds of clock are not equal`() {
    #expect(AnyClock(TestClock()).now != AnyClock(ContinuousClock()).now)
  }

  @Test func `instants of different kinds of clock do not compare`() async {
    await #expect(processExitsWith: .failure) {
      _ = AnyClock(TestClock()).now < AnyClock(ContinuousClock()).now
    }
  }

  @Test func `an erased clock is not erased again`() {
    #expect(AnyClock(AnyClock(TestClock())).now == AnyClock(TestClock()).now)
  }
}
