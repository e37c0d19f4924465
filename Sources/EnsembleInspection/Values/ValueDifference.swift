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
}

/// The smallest parts in which two values differ.
package struct ValueDifference {
  /// The changes, in the order of the fields.
  package private(set) var changes: [PartChange] = []
  /// A Boolean value that indicates whether there are more changes than were asked for.
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
    let (oldType, newType) = (type(of: old.value), type(of: new.value))
    guard oldType == newType, !ValueDescription.isLeaf(old.value), hasSameShape(old.value, new.value)
    else { return add(path, old, new) }
    let before = changes.count
    compareParts(old, new, at: path)
    // Values may differ in what their parts do not show.
    if changes.count == before, isDifferent(old.value, new.value) { add(path, old, new) }
  }

  /// Returns two shared values, each as it was at its time.
  private static func values(_ old: any SharedProperty, _ new: any SharedProperty) -> (Any, Any) {
    (old.wrappedValue, SharedComparison.later { new.wrappedValue as Any })
  }

  private mutating func compareParts(_ old: ValueNode, _ new: ValueNode, at path: String) {
    let (oldCount, newCount) = (old.partCount, new.partCount)
    let common = min(oldCount, newCount)
    // In steps, so that nothing is copied as a whole.
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
          add(inner, index < oldCount ? oldParts[offset] : nil, index < newCount ? newParts[offset] : nil)
        }
      }
    }
  }

  private mutating func add(_ path: String, _ old: ValueNode?, _ new: ValueNode?) {
    if changes.count == limit {
      isIncomplete = true
      return
    }
    changes.append(
      PartChange(
        path: path,
        old: old.map { ValueDescription.summary($0.value) },
        new: new.map { ValueDescription.summary($0.value) }
      )
    )
  }

  /// Returns a Boolean value that indicates whether the parts of two values of a type have the same meaning.
  private func hasSameShape(_ old: Any, _ new: Any) -> Bool {
    let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard old.displayStyle == new.displayStyle else { return false }
    switch old.displayStyle {
    case .optional, .enum:
      return !old.children.isEmpty && old.children.first?.label == new.children.first?.label
        && !new.children.isEmpty
    case .set, .dictionary: return false
    default: return old.children.count > 0
    }
  }
}

/// Returns a Boolean value that indicates whether two values are known to be equal.
func areEqual(_ first: Any, _ second: Any) -> Bool {
  func compare<Value: Equatable>(_ first: Value) -> Bool { (second as? Value) == first }
  guard let first = first as? any Equatable else { return false }
  return _openExistential(first, do: compare)
}

/// Returns a Boolean value that indicates whether two values are known to be different.
private func isDifferent(_ first: Any, _ second: Any) -> Bool {
  first is any Equatable && !areEqual(first, second)
}
