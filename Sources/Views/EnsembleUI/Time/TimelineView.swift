// SPDX-License-Identifier: MIT

import Foundation

/// A view that is evaluated at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: start, by: 1)) { context in
///   Text("\(Int(context.date.timeIntervalSince(start))) seconds")
/// }
/// ```
///
/// The view uses the dependencies `date` and `continuousClock` that are current when it is first
/// shown, or else those of its tree. A test overrides both.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// The context of the content of a timeline view.
  public typealias Context = TimelineViewDefaultContext
}

/// The date at which the content of a ``TimelineView`` is evaluated.
public struct TimelineViewDefaultContext: Sendable {
  /// A pace of updates.
  public enum Cadence: Comparable, Hashable, Sendable {
    /// Updates at all dates of the schedule.
    case live
    /// Updates about once in a second.
    case seconds
    /// Updates about once in a minute.
    case minutes
  }

  /// The last date of the schedule that was reached, or the first one if none was; the current date
  /// if the schedule has none.
  public let date: Date
  /// The pace of updates: always ``Cadence/live``.
  public let cadence: Cadence
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view that is evaluated at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule. A later evaluation with another schedule begins that one.
  ///   - content: Returns the view for a date.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.showTime { now, time in
      let progress = time.progress as? TimelineProgress<Schedule> ?? TimelineProgress()
      time.progress = progress
      let date = progress.date(of: view.schedule, at: now)
      let context = TimelineViewDefaultContext(date: date, cadence: .live)
      return (view.content(context), progress.next)
    } show: { evaluation, _, node in
      node.updateChild(0, to: evaluation.0)
      return evaluation.1
    }
  }
}

/// The dates of a schedule that were reached.
@MainActor
private final class TimelineProgress<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  private var reached: Date?
  /// The next date; nil after the last one.
  private(set) var next: Date?

  /// The number of dates that may have passed since the last evaluation before the schedule is
  /// asked again: a clock that was set has skipped the others.
  private static var skippedCount: Int { 1_000 }

  /// Returns the last date that was reached.
  func date(of schedule: Schedule, at now: Date) -> Date {
    let isSame = self.schedule.map { haveSameValue($0, schedule) } ?? false
    self.schedule = schedule
    // The clock may have been set back.
    if !isSame || reached ?? now > now { begin(at: now) }
    var count = 0
    while let date = next, date <= now {
      reached = date
      next = dates?.next()
      count += 1
      if count == Self.skippedCount { begin(at: now) }
    }
    return reached ?? next ?? now
  }

  private func begin(at now: Date) {
    dates = schedule?.entries(from: now, mode: .normal).makeIterator()
    reached = nil
    next = dates?.next()
  }
}
