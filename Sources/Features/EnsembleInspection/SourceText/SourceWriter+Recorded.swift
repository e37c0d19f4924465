// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

extension SourceWriter {
  /// Returns a call of `recorded` for a struct, without the fields that are blank.
  mutating func recorded(_ value: Any, _ mirror: Mirror, _ name: String) -> SourceLayout {
    // Its children are not the stored fields.
    if value is any CustomReflectable { return placeholder(for: value) }
    var items: [SourceItem] = []
    for field in sourceFields(of: value, mirror) where !(field.isTyped && isBlank(field.storage)) {
      let layout = within(field.name) { $0.recordedField(field.storage) }
      items.append(SourceItem(label: "\(stringLiteral(field.name)): ", value: layout))
    }
    let list = items.isEmpty ? SourceLayout.text("[:]") : .list("[", items, "]")
    return list.enclosed("recorded(\(name).self, ", ")")
  }

  /// Returns the expression for a value that is stored in a field, in a context without types.
  private mutating func recordedField(_ value: Any) -> SourceLayout {
    guard let optional = value as? any OptionalField else { return layout(value, isTyped: false) }
    guard let wrapped = optional.unwrapped else { return .text("nil") }
    let layout = layout(wrapped, isTyped: false)
    // The compiler warns of an optional that becomes a value of any type.
    return wrapped is any OptionalValue ? layout.enclosed("", " as Any") : layout
  }

  /// Returns whether `recorded` gives a field this value if it is not listed.
  ///
  /// The first case of an enum is written nevertheless, since a case that is later declared before
  /// it would become the blank value.
  private func isBlank(_ value: Any) -> Bool {
    if let optional = value as? any OptionalField { return optional.unwrapped == nil }
    if value is any SourceCodeRepresentable { return false }
    if isLibraryType(type(of: value)) { return isBlankOfLibrary(value) }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct && !(value is any CustomReflectable)
      && !(value is any OptionSet)
      && sourceFields(of: value, mirror).allSatisfy { $0.isTyped && isBlank($0.storage) }
  }

  private func isBlankOfLibrary(_ value: Any) -> Bool {
    func isZero(_ value: some BinaryInteger) -> Bool { value == 0 }
    return switch value {
    case let value as Bool: !value
    case let value as any BinaryInteger: isZero(value)
    case let value as any BinaryFloatingPoint: value.isZero && value.sign == .plus
    case let value as any RangeReplaceableCollection: value.isEmpty
    case let value as any Collection & ExpressibleByArrayLiteral: value.isEmpty
    case let value as any Collection & ExpressibleByDictionaryLiteral: value.isEmpty
    default: false
    }
  }
}

/// A value of a field that `recorded` takes as the wrapped value, or as nil.
protocol OptionalField {
  /// The wrapped value, or nil.
  var unwrapped: Any? { get }
}

extension PresentationState: OptionalField {
  var unwrapped: Any? { wrappedValue.map { $0 } }
}
