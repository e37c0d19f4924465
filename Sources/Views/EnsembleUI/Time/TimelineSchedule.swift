// SPDX-License-Identifier: MIT

import Foundation

/// A type that provides the dates at which a ``TimelineView`` is evaluated.
public protocol TimelineSchedule {
  /// The type of the dates of the schedule.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The pace of a schedule.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates of the schedule in ascending order, beginning around a date.
  ///
  /// The dates may be endless. They are read one after the other up to the first one in the future,
  /// so an endless schedule must have one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The pace of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The pace that the schedule has by itself. Ensemble always asks for this one.
  case normal
  /// A slower pace.
  case lowFrequency
}

/// A schedule of dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule that has a date each interval before and after a start.
  ///
  /// - Parameter interval: The interval in seconds. Intervals below 0.02 seconds count as 0.02
  ///   seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isNaN ? 0.02 : min(max(interval, 0.02), 1e12)
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, step: steps)
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var step: Double

    public mutating func next() -> Date? {
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }
}

/// A schedule of the beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// The dates of the schedule.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: reference, by: 60).entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of the frames of an animation.
///
/// Each frame is evaluated in the program and sent to the screen, so there are at most 20 in a
/// second. A ``View/animation(_:value:)`` is smoother and costs one update.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule of frames.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest time between frames in seconds; nil for a tenth of a second.
  ///   - paused: Whether there are no further frames.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0.1, 0.05)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let frames = PeriodicTimelineSchedule(from: startDate, by: interval)
    return Entries(frames: frames.entries(from: startDate, mode: mode), isPaused: isPaused)
  }

  /// The dates of the frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var frames: PeriodicTimelineSchedule.Entries
    fileprivate let isPaused: Bool
    private var isFirst = true

    fileprivate init(frames: PeriodicTimelineSchedule.Entries, isPaused: Bool) {
      self.frames = frames
      self.isPaused = isPaused
    }

    public mutating func next() -> Date? {
      defer { isFirst = false }
      return isPaused && !isFirst ? nil : frames.next()
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at a regular interval, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the beginnings of minutes.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of ten frames in a second.
  public static var animation: Self { Self() }

  /// Returns a schedule of the frames of an animation.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of dates in ascending order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> {
    Self(dates)
  }
}
