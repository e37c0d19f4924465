// SPDX-License-Identifier: MIT

import EnsembleCore

/// The text of an action in a list: its cases, with short descriptions of their values.
enum ActionText {
  /// The maximum number of characters of a value.
  private static let valueLimit = 48
  /// The maximum number of characters of an action.
  private static let limit = 240
  /// The maximum depth of nested enums.
  private static let depthLimit = 16

  /// Returns the text of an action, such as `.rows(.element(id: 3, action: .renamed("Milk")))`.
  ///
  /// Values that are marked as sensitive are not shown.
  ///
  /// - Complexity: O(1), except for values that describe themselves.
  static func text(of action: Any) -> String { clipped(text(of: action, depthLimit), limit) }

  private static func text(of value: Any, _ depth: Int) -> String {
    if let secret = value as? any RedactedValue { return secret.redactedDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional where depth == 0, .enum where depth == 0:
      return "…"
    case .optional:
      return mirror.children.first.map { text(of: $0.value, depth - 1) } ?? "nil"
    case .enum:
      guard let child = mirror.children.first, let name = child.label else {
        return caseLabel(of: value)
      }
      return ".\(name)(\(arguments(child.value, depth - 1)))"
    default:
      // A type with a custom label, such as a binding action, which includes the written value.
      let label = caseLabel(of: value, showingWrites: true)
      return clipped(label.isEmpty ? ValueDescription.summary(value) : label, valueLimit)
    }
  }

  private static func arguments(_ payload: Any, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return text(of: payload, depth) }
    return mirror.children.map { name, value in
      let text = text(of: value, depth)
      return name.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(text)" } ?? text
    }
    .joined(separator: ", ")
  }

  private static func clipped(_ text: String, _ limit: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}
