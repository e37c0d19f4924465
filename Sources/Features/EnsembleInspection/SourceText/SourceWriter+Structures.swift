// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleForms
import EnsembleInternals

extension SourceWriter {
  /// Returns a call of the memberwise initializer of a struct, or of `recorded`.
  mutating func structure(_ value: Any, _ mirror: Mirror) -> SourceLayout {
    let type = type(of: value)
    if isOpaque(type) { return placeholder(for: value) }
    let name = name(of: type)
    if value is any CustomReflectable {
      report("the custom mirror of '\(name)' may hide stored properties.")
    }
    if let options = value as? any OptionSet { return rawRepresentable(options, name) }
    if !usesInitializers, !isLibraryType(type) { return recorded(value, mirror, name) }
    var items: [SourceItem] = []
    for field in sourceFields(of: value, mirror) where !isKept(field.value) {
      let value = within(field.name) { $0.layout(field.value, isTyped: field.isTyped) }
      items.append(SourceItem(label: "\(identifier(field.name)): ", value: value))
    }
    return .list("\(name)(", items, ")")
  }

  /// Returns a case of an enum with its payload.
  mutating func enumeration(_ value: Any, _ mirror: Mirror, isTyped: Bool) -> SourceLayout {
    let child = mirror.children.first
    let caseName = child?.label ?? caseName(of: value)
    let typeName = name(of: type(of: value))
    // The type is written for errors, which are often type-erased, and for cases that have the
    // names of members of optionals.
    let isShort = isTyped && !(value is any Error) && !membersOfOptional.contains(caseName)
    let name = (isShort ? "" : typeName) + "." + identifier(caseName)
    guard let payload = child?.value else { return .text(name) }
    return within(caseName) { writer in
      let items = payloadParts(of: payload).map { part in
        SourceItem(
          label: part.label.map { "\(identifier($0)): " } ?? "",
          value: writer.layout(part.value, isTyped: true)
        )
      }
      return .list("\(name)(", items, ")")
    }
  }

  /// Returns a tuple with the labels of its elements.
  mutating func tuple(_ mirror: Mirror, isTyped: Bool) -> SourceLayout {
    let items = mirror.children.map { child in
      SourceItem(
        label: label(of: child).map { "\(identifier($0)): " } ?? "",
        value: layout(child.value, isTyped: isTyped)
      )
    }
    return .list("(", items, ")")
  }

  private mutating func rawRepresentable<Value: RawRepresentable>(
    _ value: Value,
    _ name: String
  ) -> SourceLayout {
    let rawValue = layout(value.rawValue, as: Value.RawValue.self)
    return .list("\(name)(", [SourceItem(label: "rawValue: ", value: rawValue)], ")")
  }
}

/// Returns the parts of an enum's payload with their labels.
func payloadParts(of payload: Any) -> [(label: String?, value: Any)] {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple, !mirror.children.isEmpty else { return [(nil, payload)] }
  return mirror.children.map { (label(of: $0), $0.value) }
}

/// Returns the label of a tuple's element; nil if it has none.
private func label(of child: Mirror.Child) -> String? {
  child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
}

/// Returns whether the structs of a type have no initializer for their stored
/// properties, because a library declares it.
func isOpaque(_ type: any Any.Type) -> Bool {
  isLibraryType(type) && type != FormFieldStatus.self && type != UnparsedText.self
}

private let membersOfOptional: Set = ["none", "some", "map", "flatMap"]
