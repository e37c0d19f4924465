// SPDX-License-Identifier: MIT

import CustomDump
import Observation

// Every read registers with the shared value itself, wherever the property is stored.
extension Shared: Observable {}
extension SharedReader: Observable {}

extension Shared: Equatable where Value: Equatable {
  /// Compares the values.
  ///
  /// While a test store asserts, the left side has the expected value, and the right side the value
  /// that the feature has produced.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SharedAssertion.areEqual(lhs.box.reference, rhs.box.reference)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Compares the values, as ``Shared`` does.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SharedAssertion.areEqual(lhs.box.reference, rhs.box.reference)
  }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  public var description: String {
    propertyDescription("Shared", Value.self, box.reference.description, wrappedValue)
  }
}

extension SharedReader: CustomStringConvertible {
  public var description: String {
    propertyDescription("SharedReader", Value.self, box.reference.description, wrappedValue)
  }
}

/// Returns the description of a property: the expression that names its value, or else the value.
func propertyDescription<Value>(
  _ wrapper: String,
  _ type: Value.Type,
  _ source: String,
  _ value: @autoclosure () -> Value
) -> String {
  let argument = source == valueDescription(type) ? "value: \(value())" : source
  return "\(wrapper)<\(type)>(\(argument))"
}

extension Shared: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SharedReader: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

extension SharedReader: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: _CustomDiffObject {
  @available(swift, deprecated: 1000)
  public var _customDiffValues: (Any, Any) { SharedAssertion.values(of: box.reference) }

  @available(swift, deprecated: 1000)
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(box.reference.root) }
}

extension SharedReader: _CustomDiffObject {
  @available(swift, deprecated: 1000)
  public var _customDiffValues: (Any, Any) { SharedAssertion.values(of: box.reference) }

  @available(swift, deprecated: 1000)
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(box.reference.root) }
}
