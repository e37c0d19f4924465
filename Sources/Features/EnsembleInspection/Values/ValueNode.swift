// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// A value of a state or an action, with its name, as a tree shows it.
///
/// Only the value itself is described; its parts are created on demand.
package struct ValueNode {
  /// The name in the value around it, such as `title` or `[3]`.
  package let name: String
  package let value: Any

  package init(name: String, value: Any) {
    self.name = name
    self.value = value
  }

  /// The number of parts.
  ///
  /// - Complexity: O(1) for collections, and O(*n*) in the number of fields for others.
  package var partCount: Int {
    let parts = Parts(of: value)
    return parts.isCollection ? parts.all.count : parts.fields.count
  }

  /// Returns the parts in a range of positions.
  ///
  /// - Complexity: O(*n*) in the number of parts that are returned, for arrays.
  package func parts(_ range: Range<Int> = 0..<Int.max) -> [ValueNode] {
    let range = range.clamped(to: 0..<Int.max)
    let parts = Parts(of: value)
    guard parts.isCollection else {
      return Array(parts.fields.dropFirst(range.lowerBound).prefix(range.count))
    }
    let all = parts.all
    guard range.lowerBound < all.count else { return [] }
    let start = all.index(all.startIndex, offsetBy: range.lowerBound)
    return all[start...].prefix(range.count).enumerated().map { offset, part in
      Self.element(part.value, at: range.lowerBound + offset)
    }
  }

  /// Returns the part with a name, or nil.
  package func part(_ name: String) -> ValueNode? {
    if name.hasPrefix("["), name.hasSuffix("]"), let index = Int(name.dropFirst().dropLast()) {
      return (0..<Int.max).contains(index) ? parts(index..<index + 1).first : nil
    }
    return Parts(of: value).fields.first { $0.name == name }
  }

  /// Returns the value at a path of names, or nil.
  package func node(at path: some Sequence<String>) -> ValueNode? {
    var node: ValueNode? = self
    for name in path { node = node?.part(name) }
    return node
  }

  private static func element(_ value: Any, at index: Int) -> ValueNode {
    ValueNode(name: "[\(index)]", value: value)
  }
}

/// The parts of a value.
private struct Parts {
  let all: Mirror.Children
  let style: Mirror.DisplayStyle?

  init(of value: Any) {
    var mirror = Mirror(reflecting: value)
    // An optional shows the parts of its wrapped value, and an enum with a single payload shows the
    // parts of the payload.
    while mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      mirror = Mirror(reflecting: wrapped.value)
    }
    all = ValueDescription.isLeaf(value) ? AnyCollection([]) : mirror.children
    style = mirror.displayStyle
  }

  var isCollection: Bool { [.collection, .set, .dictionary].contains(style) }

  /// The stored properties of a value other than a collection, without those that macros have
  /// added.
  var fields: [ValueNode] {
    if style == .optional || all.isEmpty { return [] }
    var fields: [ValueNode] = []
    for (offset, child) in all.enumerated() {
      guard let label = child.label else {
        fields.append(ValueNode(name: "[\(offset)]", value: child.value))
        continue
      }
      if label.hasPrefix("_$") { continue }
      let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
      fields.append(
        ValueNode(name: name.hasPrefix("_") ? String(name.dropFirst()) : name, value: child.value)
      )
    }
    return fields
  }
}
