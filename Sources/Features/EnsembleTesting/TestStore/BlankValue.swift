// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// Returns the value of a field that a recording does not list; nil if the type has none.
func blank<Value>(_ type: Value.Type) -> Value? {
  if let type = type as? any BlankRepresentable.Type { return type.blank as? Value }
  // Excludes structs of libraries, whose fields may depend on each other.
  if isStructure(type), !isLibraryType(type) {
    var structure = RecordedStructure<Value>()
    if let value = structure.make([:]) { return value }
  }
  if let type = type as? any AdditiveArithmetic.Type { return zero(type) as? Value }
  if let type = type as? any RangeReplaceableCollection.Type { return empty(type) as? Value }
  if let type = type as? any ExpressibleByArrayLiteral.Type { return emptyLiteral(type) as? Value }
  if let type = type as? any ExpressibleByDictionaryLiteral.Type {
    return emptyLiteral(type) as? Value
  }
  if isEnumeration(type), let type = type as? any CaseIterable.Type {
    return firstCase(type) as? Value
  }
  return nil
}

private func zero<Value: AdditiveArithmetic>(_: Value.Type) -> Value { .zero }

private func empty<Value: RangeReplaceableCollection>(_: Value.Type) -> Value { Value() }

private func emptyLiteral<Value: ExpressibleByArrayLiteral>(_: Value.Type) -> Value { [] }

private func emptyLiteral<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Value { [:] }

private func firstCase<Value: CaseIterable>(_: Value.Type) -> Value? { Value.allCases.first }

/// A type with a custom blank value.
private protocol BlankRepresentable {
  static var blank: Self { get }
}

extension Bool: BlankRepresentable {
  fileprivate static var blank: Bool { false }
}

extension Optional: BlankRepresentable {
  fileprivate static var blank: Self { nil }
}

extension PresentationState: BlankRepresentable {
  fileprivate static var blank: Self { Self(wrappedValue: nil) }
}

extension ObservationStateRegistrar: BlankRepresentable {
  fileprivate static var blank: Self { Self() }
}
