// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleCore

/// Returns a listed value, converted to the type of a field; nil if the types do not match.
func converted<Field>(_ value: Any?, to type: Field.Type) -> Field? {
  // First, as a cast of an optional would unwrap it.
  if let value, Swift.type(of: value) == type { return value as? Field }
  if let type = type as? any RecordedConvertible.Type {
    return type.converting(value).flatMap { $0 as? Field }
  }
  guard let value else { return nil }
  if let number = value as? Int {
    if let type = type as? any BinaryInteger.Type { return integer(number, type) as? Field }
    if let type = type as? any BinaryFloatingPoint.Type { return real(number, type) as? Field }
  }
  if let number = value as? Double, let type = type as? any BinaryFloatingPoint.Type {
    return real(number, type) as? Field
  }
  return value as? Field
}

private func integer<Value: BinaryInteger>(_ number: Int, _: Value.Type) -> Value? {
  Value(exactly: number)
}

private func real<Value: BinaryFloatingPoint>(_ number: Int, _: Value.Type) -> Value? {
  Value(exactly: number)
}

private func real<Value: BinaryFloatingPoint>(_ number: Double, _: Value.Type) -> Value {
  Value(number)
}

/// A type whose values are converted from a simpler type.
private protocol RecordedConvertible {
  /// Returns the value for a listed one; nil if the listed value has another type.
  static func converting(_ value: Any?) -> Self?
}

extension Optional: RecordedConvertible {
  fileprivate static func converting(_ value: Any?) -> Self? {
    guard let value else { return .some(nil) }
    return converted(value, to: Wrapped.self).map { .some($0) }
  }
}

extension PresentationState: RecordedConvertible {
  fileprivate static func converting(_ value: Any?) -> Self? {
    converted(value, to: State?.self).map { Self(wrappedValue: $0) }
  }
}

extension IdentifiedArray: RecordedConvertible
where Element: Identifiable, ID == Element.ID {
  fileprivate static func converting(_ value: Any?) -> Self? {
    (value as? [Element]).map { Self($0) }
  }
}

extension StackState: RecordedConvertible {
  fileprivate static func converting(_ value: Any?) -> Self? {
    (value as? [Element]).map { Self($0) }
  }
}

extension Set: RecordedConvertible {
  fileprivate static func converting(_ value: Any?) -> Self? {
    (value as? [Element]).map { Self($0) }
  }
}

/// An optional of any type.
protocol AnyOptional {
  static var wrappedType: any Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrappedType: any Any.Type { Wrapped.self }
}
