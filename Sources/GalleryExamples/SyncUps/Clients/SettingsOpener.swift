// SPDX-License-Identifier: MIT

import Ensemble

/// Shows the user where the system keeps the permissions of the program.
@DependencyClient
struct SettingsOpener: Sendable {
  var open: @Sendable () async -> Void
}

extension SettingsOpener: DependencyKey {
  /// There are no such settings on this platform.
  static let liveValue = SettingsOpener(open: {})

  static let testValue = SettingsOpener()
}

extension DependencyValues {
  /// What leads the user to the settings of the system.
  var settingsOpener: SettingsOpener {
    get { self[SettingsOpener.self] }
    set { self[SettingsOpener.self] = newValue }
  }
}
