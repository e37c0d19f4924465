// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A recorder of the values that a reducer changes outside of its state, through references in it.
package protocol ReferenceRecorder: Sendable {
  /// Calls a function, and records its changes.
  func record<R>(_ body: () throws -> R) rethrows -> R

  /// Calls a function in which a difference between two states shows the recorded changes.
  func showChanges<R>(_ body: () throws -> R) rethrows -> R
}

/// The factory of recorders for values outside of states; none until the first such value exists.
package enum ReferenceRecording {
  private static let makeRecorder = LockIsolated<(@Sendable () -> any ReferenceRecorder)?>(nil)

  /// Sets the function that creates recorders.
  package static func install(_ make: @escaping @Sendable () -> any ReferenceRecorder) {
    makeRecorder.withValue { $0 = make }
  }

  /// Creates a recorder; nil if there is nothing to record.
  static func recorder() -> (any ReferenceRecorder)? {
    makeRecorder.value?()
  }
}
