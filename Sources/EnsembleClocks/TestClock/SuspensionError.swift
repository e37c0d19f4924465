// SPDX-License-Identifier: MIT

/// Thrown by ``TestClock/checkSuspension()`` when a sleep is suspended.
public struct SuspensionError: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}

extension SuspensionError: CustomStringConvertible {
  public var description: String { "A sleep on the clock is suspended." }
}
