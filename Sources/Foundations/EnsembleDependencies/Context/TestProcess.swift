// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// The state of a process that runs tests.
@_spi(Testing)
public enum TestProcess {
  /// A Boolean value that indicates whether `EnsembleTestSupport` is linked.
  ///
  /// It is set by that module when the process starts.
  public static let hasSupport = LockIsolated(false)

  /// A function that returns the running case of a test with arguments, so that each case has its
  /// own defaults; nil elsewhere.
  ///
  /// It is set by `EnsembleTestSupport` when the process starts.
  public static let testCase = LockIsolated<(@Sendable () -> String?)?>(nil)
}
