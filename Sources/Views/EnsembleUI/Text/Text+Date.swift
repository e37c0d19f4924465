// SPDX-License-Identifier: MIT

import Foundation

extension Text {
  /// The parts of a date to show, or its distance from the current date.
  public enum DateStyle: Hashable, Sendable {
    /// The day, with the name of the month.
    case date
    /// The hour and minute.
    case time
    /// The distance from the current date in its two largest units: "2 hours, 23 minutes".
    case relative
    /// The direction and distance from the current date in its largest unit: "+2 hours".
    case offset
    /// A timer that counts down to the date, and up from there: "2:32", "36:59:01".
    case timer
  }

  /// Creates a text from a date, in the locale of the process.
  ///
  /// The styles `relative`, `offset` and `timer` change as time goes by. They use the dependencies
  /// `date` and `continuousClock` that are current when the text is first shown, or else those of
  /// its tree; a test overrides both. Where a text is not shown as a view, such as in the title of
  /// a page, it stays as it was when it was created.
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .relative, .offset, .timer: self.init(.style(date, style))
    }
  }

  /// Creates a text that counts the time of an interval.
  ///
  /// Before the interval it shows the first value, afterwards the last one.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The date at which the timer stands; nil for a running timer.
  ///   - countsDown: Whether the text shows the time until the end of the interval, instead of the
  ///     time since its start.
  ///   - showsHours: Whether 90 minutes are shown as "1:30:00", instead of "90:00".
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    )
  }

  private init(_ time: TimeText) {
    var run = TextRun(time.text(at: .now))
    run.time = time
    self.init(runs: [run])
  }

  /// True if the text changes as time goes by.
  var hasTime: Bool { runs?.contains { $0.time != nil } ?? false }

  /// Returns the text at a date.
  func resolved(at now: Date) -> Text {
    let runs = styledRuns.map { run in
      guard let time = run.time else { return run }
      var run = run.with(time.text(at: now))
      run.time = nil
      return run
    }
    return Text(runs: runs)
  }

  /// Returns the date after another one at which the text changes; nil if it stays.
  func change(after now: Date) -> Date? {
    styledRuns.compactMap { $0.time?.change(after: now) }.min()
  }
}
