// SPDX-License-Identifier: MIT

/// A property wrapper around a shared value that can only be read.
///
/// Tools access the value through this protocol.
public protocol SharedReaderWrapper<Value>: Sendable {
  /// The type of the value.
  associatedtype Value

  /// The property that holds the value.
  var sharedReader: SharedReader<Value> { get }

  /// Creates a property from one that holds a value.
  init(_ sharedReader: SharedReader<Value>)
}
