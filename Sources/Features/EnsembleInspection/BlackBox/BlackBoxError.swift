// SPDX-License-Identifier: MIT

/// An error that is thrown if a black box cannot be started, written or read.
public struct BlackBoxError: Error, CustomStringConvertible, Equatable {
  /// A description of the failed operation, the file, and the remedy.
  public let description: String

  init(_ description: String) { self.description = description }
}
