// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleCore
import EnsembleForms
import EnsembleSharing

extension PresentationState: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.layout(wrappedValue as Any, isTyped: isTyped)
  }
}

extension IdentifiedArray: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    if hasOwnIDs {
      let literal = SourceLayout.list("[", writer.items(of: self), "]")
      if isTyped { return literal }
      return literal.enclosed("IdentifiedArrayOf<\(writer.name(of: Element.self))>(", ")")
    }
    let element = writer.name(of: Element.self)
    let property = propertyOfIDs
    if property == nil {
      writer.report("the key path to the ids of '\(element)' is unknown.")
    }
    let keyPath = "\\\(element).\(property ?? "<#id#>")"
    if isEmpty { return .text("IdentifiedArray(id: \(keyPath))") }
    let items = writer.items(of: self)
    return .list("IdentifiedArray(uniqueElements: [", items, "], id: \(keyPath))")
  }

  /// Whether the elements are identified by their `id`.
  private var hasOwnIDs: Bool {
    func hasID<Value: Identifiable>(_: Value.Type) -> Bool { Value.ID.self == ID.self }
    guard let type = Element.self as? any Identifiable.Type, hasID(type) else { return false }
    return zip(ids, self).allSatisfy { id, element in
      (element as? any Identifiable).map { isEqual($0.id, id) } ?? false
    }
  }

  /// The name of the property with the ids; nil if there is none, or if it is unknown for lack of
  /// elements.
  private var propertyOfIDs: String? {
    guard let first else { return nil }
    if zip(ids, self).allSatisfy({ isEqual($0, $1) }) { return "self" }
    return sourceFields(of: first, Mirror(reflecting: first)).map(\.name).first { name in
      zip(ids, self).allSatisfy { id, element in
        sourceFields(of: element, Mirror(reflecting: element))
          .contains { $0.name == name && isEqual($0.value, id) }
      }
    }
  }
}

extension Identified: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let value =
      isTyped ? writer.layout(value, as: Value.self) : writer.layout(value, isTyped: false)
    let id = writer.layout(id, isTyped: isTyped)
    let items = [SourceItem(value: value), SourceItem(label: "id: ", value: id)]
    return .list("Identified(", items, ")")
  }
}

extension StackElementID: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    // In a test, ids can be written as literals, and count from zero. The description is `#0`.
    let number = description.dropFirst()
    return .text(isTyped ? "\(number)" : "StackElementID(integerLiteral: \(number))")
  }
}

extension StackState: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    // The elements are written first, since the stacks in them get their ids first.
    let items = writer.items(of: self)
    writer.numberStack(ids.map { String($0.description.dropFirst()) })
    return writer.literal(items, isTyped: isTyped, of: Self.self)
  }
}

extension BindingAction: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let field = writer.fieldName(of: keyPath)
    let type = isTyped ? "" : writer.name(of: Self.self)
    if let report = write.report {
      return writer.layout(of: report, at: field, type, isSecret: mayWriteSecret)
    }
    var value = SourceLayout.text("<#\(sourceName(of: Swift.type(of: self.value)))#>")
    if mayWriteSecret {
      writer.reportSecret(at: field)
    } else {
      value = writer.layout(self.value, isTyped: true)
    }
    return .list(
      "\(type).set(",
      [SourceItem(value: .text("\\\(field)")), SourceItem(value: value)],
      ")"
    )
  }
}

extension SourceWriter {
  /// Returns a report about a field.
  fileprivate mutating func layout(
    of report: FieldReport,
    at field: String,
    _ type: String,
    isSecret: Bool
  ) -> SourceLayout {
    var items = [SourceItem(value: .text("\\\(field)"))]
    switch report {
    case .unparsed(let text):
      if isSecret { reportSecret(at: field) }
      let value = isSecret ? .text("<#UnparsedText#>") : layout(text, isTyped: false)
      items.append(SourceItem(value: value))
      return .list("\(type).unparsed(", items, ")")
    case .parsed(let part):
      if !part.isEmpty {
        items.append(SourceItem(label: "part: ", value: layout(part, isTyped: true)))
      }
      return .list("\(type).parsed(", items, ")")
    }
  }

  /// Records that a value is left out.
  mutating func reportSecret(at field: String) {
    report("the value of '\(field)' may be a secret.")
  }

  /// Returns a key path without its root, such as `.user.name`, and records a problem if it has no
  /// name.
  ///
  /// The name of a computed property is unknown on some platforms, unless it is a field of a form,
  /// which is taken to have the name of the property.
  mutating func fieldName<Root>(of keyPath: PartialKeyPath<Root>) -> String {
    let name = EnsembleCore.fieldName(of: keyPath)
    if name.contains("<") {
      if let field = registeredFields(of: Root.self)?.field(at: keyPath) {
        return ".\(identifier(field.name))"
      }
      report("the field '\(name)' is computed, so its name is unknown.")
      return ".<#field#>"
    }
    return name.isEmpty ? ".self" : name
  }
}
