// SPDX-License-Identifier: MIT

import EnsembleSharing

/// A part of a value that has changed.
package struct PartChange: Codable, Equatable, Sendable {
  /// The path of the part, such as `rows[3].title`; empty for the value itself.
  package let path: String
  /// The description of the part before; nil for a part that was added.
  package let old: String?
  /// The description of the part after; nil for a part that was removed.
  package let new: String?

  package init(path: String, old: String?, new: String?) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension PartChange {
  private static let otherOrder = "in another order"

  /// Returns the change of the order of a collection's elements.
  ///
  /// - Parameter positions: The positions before and after, if a single element was moved.
  static func move(at path: String, _ positions: (from: Int, to: Int)? = nil) -> Self {
    let element = positions.map { " [\($0.from)] to [\($0.to)]" } ?? ""
    return Self(path: path, old: otherOrder, new: "moved" + element)
  }

  /// Whether only the order of a collection's elements has changed.
  var isMove: Bool { old == Self.otherOrder && new?.hasPrefix("moved") == true }
}

/// The smallest parts in which two values differ.
package struct ValueDifference {
  /// The changes, in the order of the fields.
  package private(set) var changes: [PartChange] = []
  /// Whether there are more changes than the limit.
  package private(set) var isIncomplete = false
  private let limit: Int

  /// Compares two values.
  ///
  /// - Parameter limit: The number of changes after which the comparison ends.
  package init(from old: Any, to new: Any, limit: Int = 100) {
    self.limit = limit
    compare(ValueNode(name: "", value: old), ValueNode(name: "", value: new), at: "")
  }

  private mutating func compare(_ old: ValueNode, _ new: ValueNode, at path: String) {
    if isIncomplete { return }
    if let old = old.value as? any SharedProperty, let new = new.value as? any SharedProperty {
      let (old, new) = Self.values(old, new)
      return compare(ValueNode(name: "", value: old), ValueNode(name: "", value: new), at: path)
    }
    if areEqual(old.value, new.value) { return }
    if let old = wrappedValue(of: old.value), let new = wrappedValue(of: new.value) {
      return compare(ValueNode(name: "", value: old), ValueNode(name: "", value: new), at: path)
    }
    let (oldType, newType) = (type(of: old.value), type(of: new.value))
    guard oldType == newType, !ValueDescription.isLeaf(old.value),
      hasSameShape(old.value, new.value)
    else { return add(path, old, new) }
    let before = changes.count
    if !compareElements(old.value, new.value, at: path) { compareParts(old, new, at: path) }
    // Values may differ although their visible parts are equal.
    if changes.count == before, isDifferent(old.value, new.value) { add(path, old, new) }
  }

  /// Returns two shared values, each as of its own point in time.
  private static func values(_ old: any SharedProperty, _ new: any SharedProperty) -> (Any, Any) {
    (old.wrappedValue, SharedComparison.later { new.wrappedValue as Any })
  }

  /// Compares elements by their identities, independently of their positions.
  ///
  /// - Returns: False if the elements have none, or too many are compared.
  private mutating func compareElements(_ old: Any, _ new: Any, at path: String) -> Bool {
    // Most elements of a long collection are unchanged, and only shifted by insertions and
    // removals.
    let ends = equalEnds(old, new)
    guard let oldElements = identifiedElements(of: old, between: ends),
      let newElements = identifiedElements(of: new, between: ends)
    else { return false }
    let known = Dictionary(oldElements.map { ($0.id, $0) }) { first, _ in first }
    let kept = Dictionary(newElements.map { ($0.id, $0) }) { first, _ in first }
    // Elements with the same identity are compared by their positions.
    guard known.count == oldElements.count, kept.count == newElements.count else { return false }
    for element in oldElements where kept[element.id] == nil {
      add(path + element.node.name, element.node, nil)
    }
    for element in newElements {
      let name = path + element.node.name
      if let before = known[element.id] {
        compare(before.node, element.node, at: name)
      } else {
        add(name, nil, element.node)
      }
    }
    let order = oldElements.filter { kept[$0.id] != nil }
    let newOrder = newElements.filter { known[$0.id] != nil }
    if Mirror(reflecting: new).displayStyle == .collection,
      order.map(\.id) != newOrder.map(\.id)
    {
      add(.move(at: path, movedElement(from: order, to: newOrder)))
    }
    return true
  }

  private mutating func compareParts(_ old: ValueNode, _ new: ValueNode, at path: String) {
    let (oldCount, newCount) = (old.partCount, new.partCount)
    let common = min(oldCount, newCount)
    // In chunks, so that the collection is never copied as a whole.
    for start in stride(from: 0, to: max(oldCount, newCount), by: 256) {
      if isIncomplete { return }
      let oldParts = start < oldCount ? old.parts(start..<min(start + 256, oldCount)) : []
      let newParts = start < newCount ? new.parts(start..<min(start + 256, newCount)) : []
      for offset in 0..<max(oldParts.count, newParts.count) {
        let index = start + offset
        let name = (index < newCount ? newParts : oldParts)[offset].name
        let inner = name.hasPrefix("[") || path.isEmpty ? path + name : path + "." + name
        if index < common {
          compare(oldParts[offset], newParts[offset], at: inner)
        } else {
          add(
            inner,
            index < oldCount ? oldParts[offset] : nil,
            index < newCount ? newParts[offset] : nil
          )
        }
      }
    }
  }

  private mutating func add(_ path: String, _ old: ValueNode?, _ new: ValueNode?) {
    add(
      PartChange(
        path: path,
        old: old.map { ValueDescription.outline($0.value) },
        new: new.map { ValueDescription.outline($0.value) }
      )
    )
  }

  private mutating func add(_ change: PartChange) {
    if changes.count == limit {
      isIncomplete = true
    } else {
      changes.append(change)
    }
  }

  /// Returns whether the parts of two values of a type have the same meaning.
  private func hasSameShape(_ old: Any, _ new: Any) -> Bool {
    let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard old.displayStyle == new.displayStyle else { return false }
    switch old.displayStyle {
    case .optional, .enum:
      return !old.children.isEmpty && old.children.first?.label == new.children.first?.label
        && !new.children.isEmpty
    case .collection, .dictionary: return true
    case .set: return false
    default: return old.children.count > 0
    }
  }
}

/// Returns whether two values are known to be equal.
func areEqual(_ first: Any, _ second: Any) -> Bool {
  func compare<Value: Equatable>(_ first: Value) -> Bool { (second as? Value) == first }
  guard let first = first as? any Equatable else { return false }
  return _openExistential(first, do: compare)
}

/// Returns the numbers of equal elements at the start and at the end of two collections, which do
/// not overlap; 0 if it is unknown whether they are equal.
private func equalEnds(_ first: Any, _ second: Any) -> (start: Int, end: Int) {
  func compare<Elements: RandomAccessCollection>(_ first: Elements) -> (start: Int, end: Int) {
    guard let second = second as? Elements, Elements.Element.self is any Equatable.Type else {
      return (0, 0)
    }
    let count = min(first.count, second.count)
    let start = equalCount(of: count) {
      areEqual(first.elements(at: $0), second.elements(at: $0))
    }
    let end = equalCount(of: count - start) {
      areEqual(first.elements(beforeEnd: $0), second.elements(beforeEnd: $0))
    }
    return (start, end)
  }
  guard let first = first as? any RandomAccessCollection else { return (0, 0) }
  return _openExistential(first, do: compare)
}

/// Returns the number of elements before the first one that differs.
///
/// Elements are compared as arrays, and individually only near the first difference, since
/// comparing a single element looks up its type at run time.
///
/// - Parameters:
///   - count: The number of all elements.
///   - areEqual: A closure that compares the elements in a range.
private func equalCount(of count: Int, areEqual: (Range<Int>) -> Bool) -> Int {
  var (equal, length) = (0, 256)
  while length > 0 {
    let range = equal..<equal + min(length, count - equal)
    if range.isEmpty { break }
    if areEqual(range) { equal = range.upperBound } else { length = range.count / 2 }
  }
  return equal
}

extension RandomAccessCollection {
  /// Returns the elements in a range of distances from the start.
  fileprivate func elements(at range: Range<Int>) -> [Element] {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return Array(self[start..<index(start, offsetBy: range.count)])
  }

  /// Returns the elements in a range of distances from the end, in the order of the collection.
  fileprivate func elements(beforeEnd range: Range<Int>) -> [Element] {
    elements(at: count - range.upperBound..<count - range.lowerBound)
  }
}

/// Returns whether two values are known to be different.
private func isDifferent(_ first: Any, _ second: Any) -> Bool {
  first is any Equatable && !areEqual(first, second)
}

/// Returns the value of an optional, or of a value that looks like one; nil for others, and if
/// there is none.
private func wrappedValue(of value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
}

/// An element of a collection, with its identity.
private struct IdentifiedElement {
  let id: AnyHashable
  let node: ValueNode
  /// The position in the collection; zero in a dictionary.
  let index: Int
}

/// Returns the positions of the element whose move alone turns one order of elements into another;
/// nil if there is none.
private func movedElement(
  from old: [IdentifiedElement],
  to new: [IdentifiedElement]
) -> (from: Int, to: Int)? {
  let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
  guard let first = oldIDs.indices.first(where: { oldIDs[$0] != newIDs[$0] }),
    let last = oldIDs.indices.last(where: { oldIDs[$0] != newIDs[$0] })
  else { return nil }
  for (from, to) in [(first, last), (last, first)] where oldIDs[from] == newIDs[to] {
    var moved = oldIDs
    moved.insert(moved.remove(at: from), at: to)
    if moved == newIDs { return (old[from].index, new[to].index) }
  }
  return nil
}

/// Returns the elements of a collection; nil if they have no identity, or if there are too many to
/// compare them so.
///
/// The identity of an entry of a dictionary is its key.
///
/// - Parameter ends: The numbers of elements at the start and at the end that are left out.
private func identifiedElements(
  of value: Any,
  between ends: (start: Int, end: Int)
) -> [IdentifiedElement]? {
  let mirror = Mirror(reflecting: value)
  let count = mirror.children.count
  let range = ends.start..<max(ends.start, count - ends.end)
  guard range.count <= 100_000 else { return nil }
  var elements: [IdentifiedElement] = []
  for (index, child) in zip(range, mirror.children.dropFirst(range.lowerBound)) {
    let element: IdentifiedElement? =
      switch mirror.displayStyle {
      case .collection: identifiedElement(child.value, at: index)
      case .dictionary: identifiedEntry(child.value)
      default: nil
      }
    guard let element else { return nil }
    elements.append(element)
  }
  return [.collection, .dictionary].contains(mirror.displayStyle) ? elements : nil
}

private func identifiedElement(_ value: Any, at index: Int) -> IdentifiedElement? {
  (value as? any Identifiable).map {
    IdentifiedElement(
      id: identity(of: $0),
      node: ValueNode(name: "[\(index)]", value: value),
      index: index
    )
  }
}

private func identifiedEntry(_ entry: Any) -> IdentifiedElement? {
  let parts = Mirror(reflecting: entry).children.map(\.value)
  guard parts.count == 2, let key = parts[0] as? AnyHashable else { return nil }
  let name = "[\(ValueDescription.summary(parts[0]))]"
  return IdentifiedElement(id: key, node: ValueNode(name: name, value: parts[1]), index: 0)
}

private func identity<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
