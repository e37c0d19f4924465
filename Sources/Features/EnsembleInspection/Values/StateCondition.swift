// SPDX-License-Identifier: MIT

import Foundation

/// A condition of a state, such as `sum > 100`, `rows.count == 3`, `detail.title == "New"` or
/// `isLoading`.
package struct StateCondition {
  private enum Comparison: String, CaseIterable {
    case notLess = ">="
    case notGreater = "<="
    case equal = "=="
    case unequal = "!="
    case greater = ">"
    case less = "<"
  }

  private let path: [String]
  /// The field, as it is written.
  private let field: String
  private let isNegated: Bool
  /// Whether the condition is a single Boolean field, which must be true.
  private let isFlag: Bool
  private let comparison: Comparison
  private let expected: String

  /// The error for a text that is not a condition.
  struct SyntaxError: Error, CustomStringConvertible {
    let text: String

    var description: String {
      "'\(text)' is not a valid condition. Write a field and a comparison, such as 'rows.count > 3' or 'title == \"New\"'."
    }
  }

  /// Creates a condition from its text.
  ///
  /// - Throws: An error that describes the syntax of conditions.
  package init(_ text: String) throws {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let found = Comparison.allCases.compactMap { each in
      trimmed.range(of: each.rawValue).map { (each, $0) }
    }.min { ($0.1.lowerBound, -$0.0.rawValue.count) < ($1.1.lowerBound, -$1.0.rawValue.count) }
    isNegated = found == nil && trimmed.hasPrefix("!")
    let name =
      found.map { trimmed[..<$0.1.lowerBound] } ?? trimmed[...].dropFirst(isNegated ? 1 : 0)
    isFlag = found == nil
    field = name.trimmingCharacters(in: .whitespaces)
    path = Self.components(of: field)
    comparison = found?.0 ?? .equal
    expected =
      found.map { trimmed[$0.1.upperBound...].trimmingCharacters(in: .whitespaces) }
      ?? (isNegated ? "false" : "true")
    if path.isEmpty || expected.isEmpty || path.contains(where: { $0.contains(" ") }) {
      throw SyntaxError(text: text)
    }
  }

  private static func components(of name: String) -> [String] {
    name.replacing("[", with: ".[").split(separator: ".").map(String.init)
  }

  /// Returns the condition as it is written, about a value of the state.
  func expression(on root: String) -> String {
    let field = field.hasPrefix("[") ? root + field : "\(root).\(field)"
    if isFlag { return isNegated ? "!\(field)" : field }
    return "\(field) \(comparison.rawValue) \(expected)"
  }

  /// Returns whether the condition holds.
  package func holds(for state: Any) -> Bool {
    guard let actual = value(in: state) else {
      return comparison == .unequal || expected == "nil" && comparison == .equal
    }
    if let text = (actual as? any StringProtocol).map({ String($0) }) {
      return holds(text == expectedText, text < expectedText)
    }
    let summary = ValueDescription.summary(actual)
    if let first = Double(summary), let second = Double(expected) {
      return holds(first == second, first < second)
    }
    // A case is written with or without its dot and its payload.
    let name = expected.hasPrefix(".") ? expected : "." + expected
    let isEqual = [expected, name, expectedText].contains(summary) || summary.hasPrefix(name + "(")
    // Nil is unordered.
    return holds(isEqual, summary < expectedText, isOrdered: summary != "nil")
  }

  /// The expected text, without the quotes in which it may be written.
  private var expectedText: String {
    if case .text(let text)? = try? SourceTerm(expected) { text } else { expected }
  }

  private func holds(_ isEqual: Bool, _ isLess: Bool, isOrdered: Bool = true) -> Bool {
    switch comparison {
    case .equal: isEqual
    case .unequal: !isEqual
    case .less: isOrdered && isLess
    case .notGreater: isOrdered && (isLess || isEqual)
    case .greater: isOrdered && !isLess && !isEqual
    case .notLess: isOrdered && !isLess
    }
  }

  /// Returns the value of the field; nil if there is none.
  private func value(in state: Any) -> Any? {
    let root = ValueNode(name: "", value: state)
    if let node = root.node(at: path) { return node.value }
    guard path.last == "count", let node = root.node(at: path.dropLast()) else { return nil }
    return (node.value as? any Collection)?.count ?? node.partCount
  }
}
