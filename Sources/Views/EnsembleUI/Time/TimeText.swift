// SPDX-License-Identifier: MIT

import Foundation

/// A text that changes as time goes by.
enum TimeText: Hashable, Sendable {
  /// The time between a date and now.
  case style(Date, Text.DateStyle)
  /// The time since the start of an interval, or until its end.
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// Returns the text at a date.
  func text(at now: Date) -> String {
    switch self {
    case .style(let date, .timer): return abs(wholeSeconds(since: date, now)).timerText()
    case .style(let date, .offset):
      let seconds = wholeSeconds(since: date, now)
      return (seconds < 0 ? "-" : "+") + abs(seconds).text(units: 1)
    case .style(let date, _): return abs(wholeSeconds(since: date, now)).text(units: 2)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let now = min(max(min(pause ?? now, now), interval.lowerBound), interval.upperBound)
      let start = countsDown ? interval.upperBound : interval.lowerBound
      return abs(wholeSeconds(since: start, now)).timerText(showsHours: showsHours)
    }
  }

  /// Returns the date after another one at which the text may change; nil if it stays.
  func change(after now: Date) -> Date? {
    switch self {
    case .style(let date, let style):
      let seconds = wholeSeconds(since: date, now)
      let step = style == .timer ? 1 : abs(seconds).step(units: style == .offset ? 1 : 2)
      return date.addingTimeInterval(Double(seconds.next(after: step)))
    case .timer(let interval, let pause, let countsDown, _):
      guard now < min(pause ?? interval.upperBound, interval.upperBound) else { return nil }
      let start = countsDown ? interval.upperBound : interval.lowerBound
      guard now >= interval.lowerBound else { return interval.lowerBound }
      return start.addingTimeInterval(Double(wholeSeconds(since: start, now) + 1))
    }
  }

  /// The whole seconds from one date to another. Before the date they are rounded up, so that no
  /// seconds are left at the date itself.
  private func wholeSeconds(since date: Date, _ now: Date) -> Int {
    let seconds = now.timeIntervalSince(date)
    // A timer may wake late or early by some microseconds.
    return Int(clamping: (seconds + 0.0005).rounded(.down))
  }
}

extension Int {
  /// Creates the number of seconds of a duration that need not be finite.
  fileprivate init(clamping value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
  }

  /// The duration of this many seconds in its largest unit, and the next smaller ones.
  fileprivate func text(units: Int) -> String {
    let largest = largestUnit
    let end = Swift.min(largest + units, Self.units.count)
    return Duration.seconds(self).formatted(
      .units(
        allowed: Set(Self.units[largest..<end].map(\.unit)),
        width: .wide,
        fractionalPart: .hide(rounded: .down)
      )
    )
  }

  /// The duration of this many seconds as on a clock: "2:32", or "36:59:01" with hours.
  fileprivate func timerText(showsHours: Bool = true) -> String {
    let hasHours = showsHours && self >= 3600
    return Duration.seconds(self).formatted(
      .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond)
    )
  }

  /// The seconds after which the text of a duration of this many seconds may change.
  fileprivate func step(units: Int) -> Int {
    Self.units[Swift.min(largestUnit + units, Self.units.count) - 1].seconds
  }

  private static var units: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] {
    [(.weeks, 7 * 86_400), (.days, 86_400), (.hours, 3600), (.minutes, 60), (.seconds, 1)]
  }

  private var largestUnit: Int {
    Self.units.firstIndex { self >= $0.seconds } ?? Self.units.count - 1
  }

  /// The first number of seconds after this one whose amount in whole steps differs. Before zero,
  /// time counts down: "2 hours" become "1 hour" one second after 7200 seconds are left.
  fileprivate func next(after step: Int) -> Int {
    self < 0 ? 1 - -self / step * step : (self / step + 1) * step
  }
}
