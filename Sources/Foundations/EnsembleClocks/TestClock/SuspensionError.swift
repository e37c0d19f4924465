// SPDX-License-Identifier: MIT

/// The error of `TestClock.checkSuspension()` for a suspended sleep.
public struct SuspensionError: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}

extension SuspensionError: CustomStringConvertible {
  public var description: String { "A sleep on the clock is suspended." }
}
