// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies

extension SharedChangeLog {
  /// The logs that record the changes of the running code.
  static var current: [SharedChangeLog] {
    // A single load as long as no dependency is overridden; a log requires an override.
    DependencyValues.isOverridden ? DependencyValues.current.sharedChangeLogs : []
  }

  /// Adds the log to the dependencies, so that it records the changes of code that runs with them.
  package func track(_ dependencies: inout DependencyValues) {
    dependencies.sharedChangeLogs.append(self)
  }

  /// Makes `_printChanges` show changes of shared values; called when a shared value is created.
  static func prepare() {
    _ = preparation
  }

  private static let preparation: Void = ReferenceRecording.install { ChangeRecorder() }
}

/// A recorder of the changes that one reducer makes.
private struct ChangeRecorder: ReferenceRecorder {
  private let log = SharedChangeLog()

  func record<R>(_ body: () throws -> R) rethrows -> R {
    try withDependencies {
      log.track(&$0)
    } operation: {
      try body()
    }
  }

  func showChanges<R>(_ body: () throws -> R) rethrows -> R {
    try log.assert(from: 0, to: log.position, body)
  }

}

extension DependencyValues {
  fileprivate var sharedChangeLogs: [SharedChangeLog] {
    get { self[SharedChangeLogsKey.self] }
    set { self[SharedChangeLogsKey.self] = newValue }
  }
}

private enum SharedChangeLogsKey: DependencyKey {
  static let liveValue: [SharedChangeLog] = []
  static let testValue: [SharedChangeLog] = []
}
