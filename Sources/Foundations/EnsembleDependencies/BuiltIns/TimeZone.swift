// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// The time zone that the program computes with.
  ///
  /// The user's current time zone by default. It has no test value.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TimeZoneKey: DependencyKey {
  static let liveValue = TimeZone.autoupdatingCurrent
}
