// SPDX-License-Identifier: MIT

import Ensemble

/// A client that opens the system's settings for the permissions of the program.
@DependencyClient
struct SettingsOpener: Sendable {
  var open: @Sendable () async -> Void
}

nonisolated extension SettingsOpener: DependencyKey {
  /// A client that does nothing, since this platform has no such settings.
  static let liveValue = SettingsOpener(open: {})

  static let testValue = SettingsOpener()
}

extension DependencyValues {
  /// The client that opens the system's settings.
  var settingsOpener: SettingsOpener {
    get { self[SettingsOpener.self] }
    set { self[SettingsOpener.self] = newValue }
  }
}
