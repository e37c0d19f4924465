// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// Describes a value by its type and case, without the values that it carries.
///
/// `Feature.Action.child(.element(id:, action: .tapped))`: enough to recognise an action in a
/// message, short whatever its payload.
///
/// - Parameter showingWrites: Whether what binding actions write is shown.
package func debugCase(of value: Any, showingWrites: Bool = false) -> String {
  "\(typeName(type(of: value)))\(caseLabel(of: value, showingWrites: showingWrites))"
}

/// The same without the type: `.child(.tapped)`; the type's name for what is no enum.
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

/// A value that is no enum, but stands for one in a message.
protocol CaseLabelled {
  func caseLabel(showingWrites: Bool) -> String
}
