// SPDX-License-Identifier: MIT

import OrderedCollections

/// A value whose parts can be changed in place.
protocol SourceChangeable {
  /// Returns the statements that turn the value into an unequal one; nil if an assignment is
  /// needed.
  ///
  /// The result is empty for a value that cannot be changed in a test, and need not be.
  ///
  /// - Parameters:
  ///   - new: A value of the same type.
  ///   - target: An expression for the variable.
  ///   - writer: The writer of the new parts.
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]?
}

extension Array: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self, !new.isEmpty else { return nil }
    if count == new.count {
      return indices.flatMap { index in
        writer.statements(from: self[index], to: new[index], at: "\(target)[\(index)]")
      }
    }
    let start = zip(self, new).prefix { isEqual($0, $1) }.count
    let limit = Swift.min(count, new.count) - start
    let end = zip(reversed(), new.reversed()).prefix(limit).prefix { isEqual($0, $1) }.count
    let (removed, inserted) = (start..<count - end, start..<new.count - end)
    if isEmpty, new.count > 1 { return nil }
    if removed.isEmpty { return [writer.insertion(of: Array(new[inserted]), start, count, target)] }
    return inserted.isEmpty ? [removal(of: removed, target)] : nil
  }

  private func removal(of range: Range<Int>, _ target: String) -> String {
    if range.upperBound == count {
      return range.count == 1 ? "\(target).removeLast()" : "\(target).removeLast(\(range.count))"
    }
    return range.count == 1
      ? "\(target).remove(at: \(range.lowerBound))"
      : "\(target).removeSubrange(\(range.lowerBound)..<\(range.upperBound))"
  }
}

extension SourceWriter {
  /// Returns the statement that inserts elements into an array.
  fileprivate mutating func insertion<Element>(
    of elements: [Element],
    _ index: Int,
    _ count: Int,
    _ target: String
  ) -> String {
    let (name, position) = index == count ? ("append", "") : ("insert", ", at: \(index)")
    let one = elements.count == 1
    let argument = one ? layout(elements[0], as: Element.self) : layout(elements, isTyped: true)
    return call("\(target).\(name)(\(one ? "" : "contentsOf: ")", argument, "\(position))")
  }

  /// Returns a call of a function with an argument that may take several lines.
  mutating func call(_ opening: String, _ argument: SourceLayout, _ closing: String = ")") -> String
  {
    let layout = SourceLayout.list(opening, [SourceItem(value: argument)], closing)
    return layout.text(columns: columns)
  }
}

extension Set: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self, !new.isEmpty else { return nil }
    return writer.sorted(subtracting(new)).map {
      writer.call("\(target).remove(", writer.layout($0, as: Element.self))
    }
      + writer.sorted(new.subtracting(self)).map {
        writer.call("\(target).insert(", writer.layout($0, as: Element.self))
      }
  }
}

extension Dictionary: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    // An assignment of nil would remove the key.
    guard let new = new as? Self, !new.isEmpty, !(Value.self is any OptionalValue.Type) else {
      return nil
    }
    return writer.sorted(Set(keys).union(new.keys)).flatMap { key in
      writer.changes(of: self[key], to: new[key], at: key, in: target)
    }
  }
}

extension OrderedDictionary: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self, !new.isEmpty, !(Value.self is any OptionalValue.Type) else {
      return nil
    }
    // A new key is appended.
    let kept = keys.filter { new.keys.contains($0) }
    guard new.keys.starts(with: kept) else { return nil }
    return OrderedSet(keys).union(new.keys).flatMap { key in
      writer.changes(of: self[key], to: new[key], at: key, in: target)
    }
  }
}

extension SourceWriter {
  /// Returns the statements that change the value of a key in a dictionary.
  fileprivate mutating func changes<Key, Value>(
    of old: Value?,
    to new: Value?,
    at key: Key,
    in target: String
  ) -> [String] {
    let target = "\(target)[\(layout(key, as: Key.self).line)]"
    if let old, let new { return statements(from: old, to: new, at: target, chain: "?") }
    if let new { return [assignment(of: new, to: target)] }
    return old == nil ? [] : ["\(target) = nil"]
  }
}

extension OrderedSet: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self, !new.isEmpty,
      let change = OrderChange(from: Array(self), to: Array(new)), change.move == nil
    else { return nil }
    let removed = change.removed.map {
      writer.call("\(target).remove(", writer.layout($0, as: Element.self))
    }
    return removed
      + change.inserted.map { index, isLast in
        let element = writer.layout(new[index], as: Element.self)
        return isLast
          ? writer.call("\(target).append(", element)
          : writer.call("\(target).insert(", element, ", at: \(index))")
      }
  }
}
