// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import EnsembleSharing

/// A stored property of a struct, as its source code names it.
struct SourceField {
  let name: String
  let value: Any
  /// The value of the storage, which is a property wrapper for a wrapped property.
  let storage: Any
  /// Whether the property can be changed.
  let isVariable: Bool
  /// Whether the declaration states the type of the value, not a protocol.
  let isTyped: Bool
}

/// A property wrapper whose storage is written through the property's own name.
protocol WrappingStorage {}

extension PresentationState: WrappingStorage {}

/// Returns the stored properties of a struct in the order of declaration.
///
/// The storage of an observed property is named like the property; the bookkeeping of macros is
/// left out.
func sourceFields(of value: Any, _ mirror: Mirror) -> [SourceField] {
  let isCustom = value is any CustomReflectable
  return mirror.children.enumerated().compactMap { index, child in
    guard let label = child.label, !isHiddenProperty(label) else { return nil }
    let (name, part) = unwrapped(label, child.value, isObserved: value is any ObservableState)
    let property = isCustom ? nil : storedProperty(at: index, of: Swift.type(of: value))
    return SourceField(
      name: name,
      value: part,
      storage: child.value,
      isVariable: property?.isVariable ?? true,
      isTyped: property.map { $0.type == Swift.type(of: child.value) } ?? true
    )
  }
}

/// Returns the name and the value of a property with a storage.
private func unwrapped(
  _ label: String,
  _ value: Any,
  isObserved: Bool
) -> (name: String, value: Any) {
  guard label.hasPrefix("_") else { return (label, value) }
  let name = String(label.dropFirst())
  if isObserved || value is any WrappingStorage || value is any SharedReaderWrapper {
    return (name, value)
  }
  // The storage of a custom property wrapper, such as `@Trimmed var name`.
  let wrapped = Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }
  return wrapped.map { (name, $0.value) } ?? (label, value)
}
