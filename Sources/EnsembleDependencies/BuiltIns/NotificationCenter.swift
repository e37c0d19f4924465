// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// Where notifications are posted.
  ///
  /// The default centre in a running application. Each test has one of its own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
