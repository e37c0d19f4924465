// SPDX-License-Identifier: MIT

import Foundation

/// The opening hours of a studio, by its own calendar.
public struct OpeningHours: Equatable, Sendable {
  public var opens: Int
  public var closes: Int

  public init(opens: Int, closes: Int) {
    self.opens = opens
    self.closes = closes
  }
}

public struct StudioTime: Sendable {
  @Dependency(\.date) private var date
  @Dependency(\.calendar) private var calendar
  @Dependency(\.timeZone) private var timeZone

  public init() {}

  public func isOpen(_ hours: OpeningHours) -> Bool {
    var calendar = calendar
    calendar.timeZone = timeZone
    let hour = calendar.component(.hour, from: date.now)
    return hour >= hours.opens && hour < hours.closes
  }

  /// The number of nights between now and a date.
  public func nights(until other: Date) -> Int {
    var calendar = calendar
    calendar.timeZone = timeZone
    let start = calendar.startOfDay(for: date.now)
    return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: other)).day
      ?? 0
  }
}

extension StudioTime: DependencyKey {
  public static var liveValue: StudioTime { StudioTime() }
  public static var testValue: StudioTime { StudioTime() }
}

extension DependencyValues {
  public var studioTime: StudioTime {
    get { self[StudioTime.self] }
    set { self[StudioTime.self] = newValue }
  }
}
