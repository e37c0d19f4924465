// SPDX-License-Identifier: MIT

#if SQLite
import Foundation

/// An error about a shared value that a database keeps.
public struct DatabaseValueError: Error, CustomStringConvertible, LocalizedError {
  /// The operation that failed.
  public enum Operation: String, Sendable {
    /// Reading the row.
    case read
    /// Decoding the row.
    case decode
    /// Encoding the value.
    case encode
    /// Writing the row.
    case write
  }

  /// The operation that failed.
  public let operation: Operation

  /// The place of the value: its key and its table.
  public let place: String

  /// The reason: the error of SQLite, the decoder or the encoder.
  public let underlyingError: any Error

  init(_ operation: Operation, _ place: any CustomStringConvertible, _ error: any Error) {
    self.operation = operation
    self.place = place.description
    underlyingError = error
  }

  /// Returns an error of this type: the error itself, or one with it as the reason.
  static func wrapping(
    _ error: any Error,
    _ operation: Operation,
    _ place: any CustomStringConvertible
  ) -> Self {
    error as? Self ?? Self(operation, place, error)
  }

  public var description: String {
    switch operation {
    case .read: "\(place) could not be read: \(underlyingError)"
    case .decode: "\(place) could not be decoded: \(underlyingError)"
    case .encode: "The value for \(place) could not be encoded: \(underlyingError)"
    case .write: "The value for \(place) could not be written: \(underlyingError)"
    }
  }

  public var errorDescription: String? { description }
}
#endif
