// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleSharing

extension SourceWriter {
  /// Returns the statements that turn one state into another; none if they are equal.
  ///
  /// A field is changed in place where that is exact, and assigned as a whole otherwise.
  ///
  /// - Parameters:
  ///   - old: The state before the statements.
  ///   - new: The state after the statements.
  ///   - root: The name of the variable, such as `$0`.
  package mutating func changes<State>(
    from old: State,
    to new: State,
    root: String
  ) -> [String] {
    within(sourceName(of: State.self)) { writer in
      // Assigning the whole state is the last resort, since a test should not have to list
      // unchanged values.
      if isEqual(old, new) { return [] }
      let fields = writer.fieldChanges(from: old, to: new, at: root, isRoot: true)
      return fields ?? writer.statements(from: old, to: new, at: root)
    }
  }

  /// Returns the statements that change a value.
  ///
  /// - Parameters:
  ///   - old: The value before the statements.
  ///   - new: The value after the statements.
  ///   - target: An expression for the variable.
  ///   - chain: A `?` if the variable is an optional of the values.
  ///   - isTyped: Whether the variable has the type of the values.
  mutating func statements(
    from old: Any,
    to new: Any,
    at target: String,
    chain: String = "",
    isTyped: Bool = true
  ) -> [String] {
    if isEqual(old, new) { return [] }
    var writer = self
    let parts = isTyped ? writer.parts(from: old, to: new, at: target + chain) : nil
    if let parts, parts.count <= 1, writer.problems == problems { return parts }
    var other = self
    let whole = other.assignment(of: new, to: target, isTyped: isTyped)
    // An assigned property refers to the shared value, and does not change it.
    let changesShared = writer.sharedChangeCount > sharedChangeCount
    if let parts, changesShared || !other.isBetter(than: writer, whole, parts) {
      self = writer
      return parts
    }
    self = other
    return [whole]
  }

  /// Returns whether an assignment is better than other statements: it has fewer
  /// problems, or is shorter without taking more lines.
  private func isBetter(than other: Self, _ assignment: String, _ statements: [String]) -> Bool {
    if problems.count != other.problems.count { return problems.count < other.problems.count }
    func lineCount(_ text: String) -> Int { text.count { $0 == "\n" } + 1 }
    let lines = statements.map(lineCount).reduce(0, +)
    return lineCount(assignment) <= lines && assignment.count < statements.joined().count
  }

  /// Returns the statements that change the parts of a value; nil if it has no parts that can be
  /// changed.
  mutating func parts(
    from old: Any,
    to new: Any,
    at target: String
  ) -> [String]? {
    if let old = old as? any OptionalValue { return old.changes(to: new, at: target, in: &self) }
    if old is any SourceCodeRepresentable || type(of: old) != type(of: new) { return nil }
    if let old = old as? any SourceChangeable {
      return old.changes(to: new, at: target, in: &self)
    }
    // A read-only property, such as a `SharedReader`, is changed elsewhere.
    if old is any SharedReaderWrapper { return [] }
    if old is any SourceWritable { return nil }
    switch Mirror(reflecting: old).displayStyle {
    case .struct: return fieldChanges(from: old, to: new, at: target)
    case .tuple: return elementChanges(from: old, to: new, at: target)
    case .enum: return payloadChanges(from: old, to: new, at: target)
    default: return nil
    }
  }

  /// Returns the statement that assigns a new value.
  mutating func assignment(of value: Any, to target: String, isTyped: Bool = true) -> String {
    let start = "\(target) = "
    let layout = SharedComparison.later { self.layout(value, isTyped: isTyped) }
    return start + layout.text(columns: columns, start: start.count)
  }

  /// Returns a call of a function with a closure of statements.
  func closure(_ opening: String, _ lines: [String]) -> String {
    let flat = "\(opening) { \(lines.joined()) }"
    if lines.count == 1, flat.count <= columns, !flat.contains("\n") { return flat }
    let indented = lines.flatMap { $0.split(separator: "\n") }.map { "  \($0)\n" }
    return "\(opening) {\n\(indented.joined())}"
  }

  /// Returns the statements that change the fields of a struct; nil if such statements cannot make
  /// the structs equal.
  private mutating func fieldChanges(
    from old: Any,
    to new: Any,
    at target: String,
    isRoot: Bool = false
  ) -> [String]? {
    let (mirror, newMirror) = (Mirror(reflecting: old), Mirror(reflecting: new))
    if mirror.displayStyle != .struct || hasOwnCode(old) || isOpaque(type(of: old)) { return nil }
    // An id is usually a constant, and a value with another id is a different one.
    if !isRoot, let old = old as? any Identifiable, let new = new as? any Identifiable,
      !isEqual(old.id, new.id)
    {
      return nil
    }
    let fields = zip(sourceFields(of: old, mirror), sourceFields(of: new, newMirror))
      .filter { !isEqual($0.value, $1.value) }
    if fields.isEmpty || fields.contains(where: { !$0.0.isVariable }) { return nil }
    return fields.flatMap { old, new in
      let isShared = old.value is any SharedProperty
      let name = isShared ? "$\(old.name)" : identifier(old.name)
      return within(old.name) {
        $0.statements(
          from: old.value,
          to: new.value,
          at: "\(target).\(name)",
          isTyped: new.isTyped
        )
      }
    }
  }

  /// Returns whether the source code of a value does not consist of its fields.
  private func hasOwnCode(_ value: Any) -> Bool {
    value is any SourceCodeRepresentable || value is any SourceWritable
      || value is any SharedReaderWrapper || value is any CustomReflectable
  }

  private mutating func elementChanges(
    from old: Any,
    to new: Any,
    at target: String
  ) -> [String]? {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).flatMap { old, new in
      let name = old.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : identifier($0) } ?? ""
      return statements(from: old.value, to: new.value, at: "\(target).\(name)")
    }
  }

  /// Returns the statement that changes the payload of a case in place, if both values have that
  /// case.
  private mutating func payloadChanges(
    from old: Any,
    to new: Any,
    at target: String
  ) -> [String]? {
    guard old is any CasePathable,
      let old = Mirror(reflecting: old).children.first,
      let new = Mirror(reflecting: new).children.first,
      let name = old.label, name == new.label
    else { return nil }
    let (oldParts, newParts) = (payloadParts(of: old.value), payloadParts(of: new.value))
    guard oldParts.count == 1, newParts.count == 1 else { return nil }
    return within(name) { writer in
      let parts = writer.parts(from: oldParts[0].value, to: newParts[0].value, at: "$0") ?? []
      if parts.isEmpty { return nil }
      return [writer.closure("\(target).modify(\\.\(identifier(name)))", parts)]
    }
  }
}
