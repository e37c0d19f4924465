// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// The state of a process that runs tests.
@_spi(Testing)
public enum TestProcess {
  /// A Boolean value that indicates whether `EnsembleTestSupport` is linked.
  ///
  /// It is set by that module when the process starts.
  public static let hasSupport = LockIsolated(false)
}
