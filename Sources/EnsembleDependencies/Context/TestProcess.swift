// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// What is known of a process that runs tests.
@_spi(Testing)
public enum TestProcess {
  /// Whether `EnsembleTestSupport` is in it, which says so when the process starts.
  public static let hasSupport = LockIsolated(false)
}
