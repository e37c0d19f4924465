// SPDX-License-Identifier: MIT

import Ensemble

/// Knows whether the user lets the program notify them, and asks.
@DependencyClient
public struct NotificationClient: Sendable {
  /// What the user has said so far.
  public var permission: @Sendable () async -> NotificationPermission = { .undecided }
  /// Asks the user, and tells whether the answer is yes. Takes its time, and throws if there is
  /// none.
  public var ask: @Sendable () async throws -> Bool
  /// Has notifications sent here.
  public var register: @Sendable () async -> Void
}

/// What a user has said to notifications.
public enum NotificationPermission: Equatable, Sendable {
  case denied, granted, undecided
}

extension NotificationClient: DependencyKey {
  public static let liveValue = simulated { .undecided }

  public static let testValue = NotificationClient()

  /// Stands in for a system and its user, who thinks for half a second before saying yes.
  public static func simulated(
    permission: @escaping @Sendable () -> NotificationPermission
  ) -> Self {
    NotificationClient(
      permission: { permission() },
      ask: {
        @Dependency(\.continuousClock) var clock
        try await clock.sleep(for: .milliseconds(500))
        return true
      },
      register: {}
    )
  }
}

extension DependencyValues {
  /// The user's permission to be notified.
  public var notificationClient: NotificationClient {
    get { self[NotificationClient.self] }
    set { self[NotificationClient.self] = newValue }
  }
}
