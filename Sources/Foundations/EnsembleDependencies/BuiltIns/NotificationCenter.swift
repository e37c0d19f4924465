// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// The center that notifications are posted to.
  ///
  /// The default center in a running application. Each test has its own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
