// SPDX-License-Identifier: MIT

/// An error that is thrown if a black box cannot be started, written or read.
public struct BlackBoxError: Error, CustomStringConvertible, Equatable {
  /// A description that says what failed, where, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
