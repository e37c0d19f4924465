// SPDX-License-Identifier: MIT

import EnsembleInternals

/// Returns a description of a value by its type and case, without its payload.
///
/// `Feature.Action.child(.element(id:, action: .tapped))` identifies an action in a message,
/// independent of the size of its payload.
///
/// - Parameter showingWrites: Whether to include the values of binding actions.
package func debugCase(of value: Any, showingWrites: Bool = false) -> String {
  "\(typeName(type(of: value)))\(caseLabel(of: value, showingWrites: showingWrites))"
}

/// Returns the description without the type, such as `.child(.tapped)`; empty for values that are
/// not enums.
package func caseLabel(of value: Any, showingWrites: Bool = false) -> String {
  if let value = value as? any CaseLabelled { return value.caseLabel(showingWrites: showingWrites) }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else {
    return mirror.displayStyle == .optional
      ? mirror.children.first.map { caseLabel(of: $0.value, showingWrites: showingWrites) }
        ?? ".none" : ""
  }
  guard let child = mirror.children.first, let label = child.label else { return ".\(value)" }
  let payload = Mirror(reflecting: child.value)
  let parts =
    payload.displayStyle == .tuple
    ? payload.children.map { ($0.label, $0.value) } : [(nil, child.value)]
  let arguments = parts.map { name, value in
    let name = name.flatMap { $0.hasPrefix(".") ? nil : $0 }
    let isCase = value is any CaseLabelled || Mirror(reflecting: value).displayStyle == .enum
    let nested = isCase ? caseLabel(of: value, showingWrites: showingWrites) : ""
    return name.map { nested.isEmpty ? "\($0):" : "\($0): \(nested)" }
      ?? (nested.isEmpty ? "_" : nested)
  }
  return ".\(label)(\(arguments.joined(separator: ", ")))"
}

/// A type that is described like an enum case in messages.
protocol CaseLabelled {
  func caseLabel(showingWrites: Bool) -> String
}
