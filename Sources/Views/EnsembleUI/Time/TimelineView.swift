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
/// The dates are compared with the dependency `date`, and waited for with the dependency
/// `continuousClock`, as they are when the view is first shown, or its tree was created.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// What the content of a timeline view can use.
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

  /// The last date of the schedule that was reached, or the first one if none was.
  public let date: Date
  /// The pace of updates.
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
    node.showTime(of: view, keeping: TimelineProgress<Schedule>()) { view, progress, now, node in
      let date = progress.date(of: view.schedule, at: now)
      node.updateChild(0, to: view.content(TimelineViewDefaultContext(date: date, cadence: .live)))
      return progress.next
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

  /// Returns the last date that was reached.
  func date(of schedule: Schedule, at now: Date) -> Date {
    if self.schedule.map({ haveSameValue($0, schedule) }) != true {
      self.schedule = schedule
      dates = schedule.entries(from: now, mode: .normal).makeIterator()
      reached = nil
      next = dates?.next()
    }
    while let date = next, date <= now {
      reached = date
      next = dates?.next()
    }
    return reached ?? next ?? now
  }
}
