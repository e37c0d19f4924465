// SPDX-License-Identifier: MIT

import OrderedCollections

extension SourceWriter {
  /// Returns the elements of a collection, as items of a list.
  mutating func items<Element>(of elements: some Sequence<Element>) -> [SourceItem] {
    elements.map { SourceItem(value: layout($0, as: Element.self)) }
  }

  /// Returns the values of a dictionary, as items of a list.
  mutating func items<Key, Value>(of elements: some Sequence<(key: Key, value: Value)>)
    -> [SourceItem]
  {
    elements.map { key, value in
      SourceItem(
        label: "\(layout(key, as: Key.self).line): ",
        value: layout(value, as: Value.self)
      )
    }
  }

  /// Returns the literal of a collection; a call of an initializer with the literal if the context
  /// has no type.
  mutating func literal(_ items: [SourceItem], isTyped: Bool, of type: any Any.Type) -> SourceLayout
  {
    let literal = SourceLayout.list("[", items, "]")
    return isTyped ? literal : literal.enclosed("\(name(of: type))(", ")")
  }

  /// Returns values in an order that does not depend on their hashes.
  mutating func sorted<Element>(_ elements: some Sequence<Element>) -> [Element] {
    let all = Array(elements)
    if let compare = order(of: Element.self) { return all.sorted(by: compare) }
    let texts = all.map { layout($0, isTyped: true).line }
    return texts.indices.sorted { texts[$0] < texts[$1] }.map { all[$0] }
  }
}

/// Returns the order of a type's values; nil if it has none.
private func order<Element>(of type: Element.Type) -> ((Element, Element) -> Bool)? {
  func open<Value: Comparable>(_: Value.Type) -> ((Element, Element) -> Bool)? {
    ({ (lhs: Value, rhs: Value) in lhs < rhs }) as? (Element, Element) -> Bool
  }
  return (type as? any Comparable.Type).flatMap { open($0) }
}

extension Array: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    if isTyped { return .list("[", writer.items(of: self), "]") }
    let element = writer.name(of: Element.self)
    if isEmpty { return .text("[\(element)]()") }
    if Element.self is any OptionalValue.Type {
      return .list("[", writer.items(of: self), "] as [\(element)]")
    }
    let isHeterogeneous = contains { type(of: $0 as Any) != Element.self }
    let items = map { SourceItem(value: writer.layout($0, isTyped: false)) }
    return .list("[", items, isHeterogeneous ? "] as [\(element)]" : "]")
  }
}

extension ArraySlice: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.literal(writer.items(of: self), isTyped: isTyped, of: Self.self)
  }
}

extension ContiguousArray: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.literal(writer.items(of: self), isTyped: isTyped, of: Self.self)
  }
}

extension Set: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.literal(writer.items(of: writer.sorted(self)), isTyped: isTyped, of: Self.self)
  }
}

extension OrderedSet: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.literal(writer.items(of: self), isTyped: isTyped, of: Self.self)
  }
}

extension Dictionary: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let pairs = writer.sorted(keys).compactMap { key in self[key].map { (key: key, value: $0) } }
    return writer.dictionary(writer.items(of: pairs), isTyped, Key.self, Value.self)
  }
}

extension OrderedDictionary: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let items = writer.items(of: self)
    let literal = items.isEmpty ? SourceLayout.text("[:]") : .list("[", items, "]")
    return isTyped ? literal : literal.enclosed("", " as \(writer.name(of: Self.self))")
  }
}

extension SourceWriter {
  /// Returns the literal of a dictionary, with its type if the context has none.
  fileprivate mutating func dictionary<Key, Value>(
    _ items: [SourceItem],
    _ isTyped: Bool,
    _ key: Key.Type,
    _ value: Value.Type
  ) -> SourceLayout {
    let literal = items.isEmpty ? SourceLayout.text("[:]") : .list("[", items, "]")
    if isTyped { return literal }
    return literal.enclosed("", " as [\(name(of: key)): \(name(of: value))]")
  }
}

extension Range: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.range(lowerBound, "..<", upperBound, isTyped: isTyped)
  }
}

extension ClosedRange: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.range(lowerBound, "...", upperBound, isTyped: isTyped)
  }
}

extension SourceWriter {
  fileprivate mutating func range<Bound>(
    _ lower: Bound,
    _ sign: String,
    _ upper: Bound,
    isTyped: Bool
  ) -> SourceLayout {
    let bounds = [lower, upper].map { bound in
      // A member such as `.now` would be read as a part of the operator.
      let text = layout(bound, isTyped: isTyped).line
      return text.hasPrefix(".") ? layout(bound, isTyped: false).line : text
    }
    return .text(bounds[0] + (bounds[1].hasPrefix("-") ? " \(sign) " : sign) + bounds[1])
  }
}
