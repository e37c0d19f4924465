// SPDX-License-Identifier: MIT

import Ensemble

/// A client that requests the permission to send notifications.
@DependencyClient
public struct NotificationClient: Sendable {
  /// Returns the current permission.
  public var permission: @Sendable () async -> NotificationPermission = { .undecided }
  /// Asks the user, and returns whether notifications are allowed. Throws if there is no answer.
  public var ask: @Sendable () async throws -> Bool
  /// Registers the program for notifications.
  public var register: @Sendable () async -> Void
}

/// The decision of a user about notifications.
public enum NotificationPermission: Equatable, Sendable {
  case denied, granted, undecided
}

nonisolated extension NotificationClient: DependencyKey {
  public static let liveValue = simulated { .undecided }

  public static let testValue = NotificationClient()

  /// A simulated system with a user, who thinks for half a second before allowing notifications.
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
  /// The client that requests the permission to send notifications.
  public var notificationClient: NotificationClient {
    get { self[NotificationClient.self] }
    set { self[NotificationClient.self] = newValue }
  }
}
