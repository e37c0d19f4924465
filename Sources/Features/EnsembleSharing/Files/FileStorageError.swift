// SPDX-License-Identifier: MIT

import Foundation

/// An error about a file that keeps a shared value.
public struct FileStorageError: Error, CustomStringConvertible, LocalizedError {
  /// The operation that failed.
  public enum Operation: String, Sendable {
    /// Reading the file.
    case read
    /// Decoding the content of the file.
    case decode
    /// Encoding the value.
    case encode
    /// Writing the file.
    case write
  }

  /// The operation that failed.
  public let operation: Operation

  /// The path of the file.
  public let path: String

  /// The reason: the error of the decoder, the encoder or the system.
  public let underlyingError: any Error

  package init(_ operation: Operation, _ path: String, _ underlyingError: any Error) {
    self.operation = operation
    self.path = path
    self.underlyingError = underlyingError
  }

  public var description: String {
    switch operation {
    case .read: "The file '\(path)' could not be read: \(underlyingError)"
    case .decode: "The file '\(path)' could not be decoded: \(underlyingError)"
    case .encode: "The value for the file '\(path)' could not be encoded: \(underlyingError)"
    case .write: "The file '\(path)' could not be written: \(underlyingError)"
    }
  }

  public var errorDescription: String? { description }
}

/// The error of saving a value that a later change of the file has replaced.
public struct FileConflictError: Error, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  public var description: String {
    "The value was not saved: the file '\(path)' was changed or deleted outside meanwhile."
  }
}

/// The error of a file that was emptied while a property holds its value.
struct EmptyFileError: Error, CustomStringConvertible {
  var description: String { "The file is empty. Another program may be writing it." }
}

/// The error of an operation of the system.
package struct SystemError: Error, CustomStringConvertible {
  package let operation: String
  package let code: Int32

  package var description: String { "\(operation): \(String(cString: strerror(code)))" }
}
