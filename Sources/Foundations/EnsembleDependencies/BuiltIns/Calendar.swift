// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// The calendar that the program computes with.
  ///
  /// The user's current calendar by default. It has no test value.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent
}
