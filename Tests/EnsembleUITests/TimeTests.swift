// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleClocks
import EnsembleDependencies
import EnsembleUI
import Testing
import ViewTools

/// A date that advances with a test clock.
@MainActor
private struct Time {
  let clock = TestClock()
  let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  /// Shows a view whose time is that of the clock.
  func show(_ view: some View) -> ViewHost {
    withDependencies { [clock, start] in
      let first = clock.now
      $0.continuousClock = clock
      $0.date = DateGenerator {
        start.addingTimeInterval(first.duration(to: clock.now) / .seconds(1))
      }
    } operation: {
      ViewHost(view)
    }
  }
}

@MainActor
@Suite("Texts and views that change as time goes by")
struct TimeTests {
  private let time = Time()

  @Test("a timer counts down to its date, and up from there")
  func timer() async {
    let host = time.show(Text(time.start + 62, style: .timer))
    #expect(host.texts == ["1:02"])
    await time.clock.advance(by: .milliseconds(999))
    #expect(host.texts == ["1:02"])
    await time.clock.advance(by: .milliseconds(1))
    #expect(host.texts == ["1:01"])
    await time.clock.advance(by: .seconds(61))
    #expect(host.texts == ["0:00"])
    await time.clock.advance(by: .seconds(3601))
    #expect(host.texts == ["1:00:01"])
  }

  /// The text of a date that was some seconds ago, and its text some seconds later.
  struct Distance: Sendable {
    let style: Text.DateStyle
    let age: Double
    let first: String
    let later: Double
    let second: String

    init(_ style: Text.DateStyle, _ age: Double, _ first: String, _ later: Double, _ second: String)
    {
      self.style = style
      self.age = age
      self.first = first
      self.later = later
      self.second = second
    }
  }

  @Test(
    "a distance is shown in its largest units, and changes no more often than they do",
    arguments: [
      Distance(.relative, 59, "59 seconds", 1, "1 minute"),
      Distance(.relative, 8_579, "2 hours, 22 minutes", 61, "2 hours, 24 minutes"),
      Distance(.relative, -8_612, "2 hours, 23 minutes", 33, "2 hours, 22 minutes"),
      Distance(.relative, 86_400, "1 day", 3_600, "1 day, 1 hour"),
      Distance(.relative, 3_630, "1 hour", 30, "1 hour, 1 minute"),
      Distance(.relative, 608_400, "1 week", 82_800, "1 week, 1 day"),
      Distance(.relative, 1_296_000, "2 weeks, 1 day", 86_400, "2 weeks, 2 days"),
      Distance(.offset, 59, "+59 seconds", 1, "+1 minute"),
      Distance(.offset, 7_200, "+2 hours", 3_600, "+3 hours"),
      Distance(.offset, -7_200, "-2 hours", 1, "-1 hour"),
    ]
  )
  func distances(_ distance: Distance) async {
    let host = time.show(Text(time.start - distance.age, style: distance.style))
    #expect(host.texts == [distance.first])
    await time.clock.advance(by: .milliseconds(Int(distance.later * 1_000)))
    #expect(host.texts == [distance.second])
  }

  @Test("a text is evaluated only when it changes")
  func wakes() async {
    let counts = Counts()
    struct Row: View {
      let date: Date
      let counts: Counts
      var body: some View {
        counts.add("body")
        return Text("Seen \(date, style: .relative) ago")
      }
    }
    let host = time.show(Row(date: time.start - 7_200, counts: counts))
    var changes = 0
    for _ in 0..<10 {
      let before = host.texts
      await time.clock.advance(by: .seconds(59))
      if host.texts != before { changes += 1 }
    }
    #expect(host.texts == ["Seen 2 hours, 9 minutes ago"])
    #expect(changes == 9)
    #expect(counts.take() == ["body": 1])
  }

  @Test("the timer of an interval stands before, after and at a pause")
  func intervals() async {
    let interval = time.start + 10...time.start + 5_410
    let host = time.show(
      VStack {
        Text(timerInterval: interval)
        Text(timerInterval: interval, countsDown: false)
        Text(timerInterval: interval, showsHours: false)
        Text(timerInterval: interval, pauseTime: time.start + 70)
      }
    )
    #expect(host.texts == ["1:30:00", "0:00", "90:00", "1:30:00"])
    await time.clock.advance(by: .seconds(11))
    #expect(host.texts == ["1:29:59", "0:01", "89:59", "1:29:59"])
    await time.clock.advance(by: .seconds(6_000))
    #expect(host.texts == ["0:00", "1:30:00", "0:00", "1:29:00"])
  }

  @Test("styles apply to the time in a text, and the time in a text keeps its style")
  func styles() async throws {
    let date = time.start + 5
    let host = time.show(Text("**Due** in \(Text(date, style: .timer).italic())!").bold())
    #expect(host.texts == ["Due in 0:05!"])
    let runs = try #require(host.tree.visibleElements.compactMap(\.style.details?.runs).first)
    #expect(runs.map(\.text) == ["Due in ", "0:05", "!"])
    #expect(runs.map(\.isItalic) == [false, true, false])
    #expect(runs.map(\.isBold) == [true, true, true])
    await time.clock.advance(by: .seconds(2))
    #expect(host.texts == ["Due in 0:03!"])
  }

  @Test("a text that no longer shows the time is not evaluated again, and a removed one neither")
  func ends() async {
    let store = makeStore()
    struct Switch: View {
      let store: StoreOf<Items>
      let date: Date
      var body: some View {
        switch store.number {
        case 0, 1: store.number == 0 ? Text(date, style: .timer) : Text("now")
        default: EmptyView()
        }
      }
    }
    let host = time.show(Switch(store: store, date: time.start))
    #expect(host.texts == ["0:00"])
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["now"])
    await time.clock.advance(by: .seconds(2))
    #expect(host.texts == ["now"])
    store.send(.change { $0.number = 0 })
    #expect(host.texts == ["0:02"])
    store.send(.change { $0.number = 2 })
    await time.clock.run()
    #expect(host.texts.isEmpty)
  }

  @Test("a timeline evaluates its content at the dates of a schedule")
  func timeline() async {
    let counts = Counts()
    let start = time.start
    let host = time.show(
      TimelineView(.periodic(from: start - 0.5, by: 2)) { context in
        counts.add("content")
        return Text("\(context.date.timeIntervalSince(start))")
      }
    )
    #expect(host.texts == ["-0.5"])
    await time.clock.advance(by: .seconds(1))
    #expect(host.texts == ["-0.5"])
    #expect(counts.take() == ["content": 1])
    await time.clock.advance(by: .seconds(3))
    #expect(host.texts == ["3.5"])
    #expect(counts.take() == ["content": 1])
  }

  @Test("the content of a timeline follows the values that it reads")
  func content() async {
    let store = makeStore()
    let start = time.start
    let host = time.show(
      TimelineView(.explicit([start])) { _ in Text("\(store.number)") }
    )
    #expect(host.texts == ["0"])
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["1"])
    await time.clock.run()
  }

  @Test("a clock that is set forth or back does not stop a timeline")
  func jumps() async {
    let dates = LockIsolated(time.start)
    let clock = time.clock
    let start = time.start
    let host = withDependencies {
      $0.continuousClock = clock
      $0.date = DateGenerator { dates.value }
    } operation: {
      ViewHost(
        TimelineView(.periodic(from: start, by: 1)) { context in
          Text("\(Int(context.date.timeIntervalSince(start)))")
        }
      )
    }
    #expect(host.texts == ["0"])
    dates.setValue(start + 1e9)
    await clock.advance(by: .seconds(1))
    #expect(host.texts == ["1000000000"])
    dates.setValue(start - 10)
    await clock.advance(by: .seconds(1))
    #expect(host.texts == ["-10"])
    dates.setValue(start - 9)
    await clock.advance(by: .seconds(1))
    #expect(host.texts == ["-9"])
  }

  @Test("a timeline shows the first date before it, and rests after the last one")
  func explicitDates() async {
    let start = time.start
    let host = time.show(
      TimelineView(.explicit([start + 5, start + 6])) { context in
        Text("\(Int(context.date.timeIntervalSince(start)))")
      }
    )
    #expect(host.texts == ["5"])
    await time.clock.advance(by: .seconds(6))
    #expect(host.texts == ["6"])
    await time.clock.run()
    #expect(host.texts == ["6"])
  }

  @Test("a timeline that is evaluated again continues, and another schedule begins anew")
  func schedules() async {
    let store = makeStore()
    struct Pulse: View {
      let store: StoreOf<Items>
      let start: Date
      var body: some View {
        TimelineView(.periodic(from: start, by: store.number < 2 ? 10 : 1)) { context in
          Text("\(store.number): \(Int(context.date.timeIntervalSince(start)))")
        }
      }
    }
    let host = time.show(Pulse(store: store, start: time.start))
    await time.clock.advance(by: .seconds(15))
    #expect(host.texts == ["0: 10"])
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["1: 10"])
    await time.clock.advance(by: .seconds(5))
    #expect(host.texts == ["1: 20"])
    store.send(.change { $0.number = 2 })
    await time.clock.advance(by: .seconds(1))
    #expect(host.texts == ["2: 21"])
  }

  @Test("the animation schedule pauses, and a minute begins with its first second")
  func otherSchedules() {
    let now = Date(timeIntervalSinceReferenceDate: 601)
    let frames = AnimationTimelineSchedule(minimumInterval: 0.001)
      .entries(from: now, mode: .normal).prefix(3).map { $0.timeIntervalSince(now) }
    #expect(zip(frames, [0, 0.05, 0.1]).allSatisfy { abs($0 - $1) < 0.001 })
    let paused = AnimationTimelineSchedule(paused: true).entries(from: now, mode: .normal)
    #expect(Array(paused) == [now])
    let minutes = EveryMinuteTimelineSchedule().entries(from: now, mode: .normal).prefix(2)
    #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [600, 660])
  }

  @Test("progress follows an interval that changes")
  func otherInterval() async {
    let store = makeStore()
    struct Tea: View {
      let store: StoreOf<Items>
      let start: Date
      var body: some View {
        ProgressView(timerInterval: start...start + 100 * Double(store.number + 1)) { Text("Tea") }
      }
    }
    let host = time.show(Tea(store: store, start: time.start))
    await time.clock.advance(by: .seconds(50))
    #expect(host.outline.contains("progress 0.5"))
    store.send(.change { $0.number = 1 })
    #expect(host.outline.contains("progress 0.75"))
    await time.clock.advance(by: .seconds(50))
    #expect(host.outline.contains("progress 0.5"))
    await time.clock.advance(by: .seconds(50))
    #expect(host.outline.contains("progress 0.25"))
  }

  @Test("dates and intervals that are no numbers are shown as no time, and never come")
  func noNumbers() async {
    let noDate = Date(timeIntervalSinceReferenceDate: .nan)
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    let host = time.show(
      VStack {
        Text(noDate, style: .timer)
        Text(noDate, style: .relative)
        Text(never, style: .offset)
        Text(timerInterval: time.start...never)
        TimelineView(.periodic(from: time.start, by: .infinity)) { _ in Text("infinite") }
        TimelineView(.periodic(from: time.start, by: .nan)) { _ in Text("no interval") }
        TimelineView(.explicit([noDate])) { _ in Text("no date") }
        ProgressView(timerInterval: time.start...never)
      }
    )
    #expect(host.texts.prefix(2) == ["0:00", "0 seconds"])
    #expect(host.texts.contains("infinite") && host.texts.contains("no date"))
    await time.clock.advance(by: .seconds(1))
    #expect(host.texts.contains("no interval"))
  }

  @Test("a date that comes during an evaluation does not stop a text")
  func late() async {
    let start = time.start
    let clock = time.clock
    let reads = LockIsolated(0)
    let host = withDependencies {
      $0.continuousClock = clock
      $0.date = DateGenerator {
        reads.withValue { reads in
          defer { reads += 1 }
          return start.addingTimeInterval(Double(reads) * 1.5)
        }
      }
    } operation: {
      ViewHost(Text(start, style: .timer))
    }
    #expect(host.texts == ["0:00"])
    await clock.advance(by: .zero)
    #expect(host.texts == ["0:03"])
  }

  @Test("a clock that does not agree with the date ends the waiting")
  func immediate() async {
    let counts = Counts()
    let start = time.start
    let host = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.date = .constant(start)
    } operation: {
      ViewHost(
        TimelineView(.periodic(from: start, by: 1)) { _ in
          counts.add("content")
          return Text("Waits")
        }
      )
    }
    for _ in 0..<1_000 {
      _ = host.texts
      await Task.yield()
    }
    #expect(counts.take()["content"] == 11)
  }

  @Test("progress shows the part of an interval that is left, with its time")
  func progress() async {
    let host = time.show(
      ProgressView(timerInterval: time.start...time.start + 100) { Text("Tea") }
    )
    #expect(host.outline.contains("progress 1"))
    await time.clock.advance(by: .seconds(25))
    #expect(host.outline.contains("progress 0.75"))
    #expect(host.texts.contains("1:15"))
  }
}
