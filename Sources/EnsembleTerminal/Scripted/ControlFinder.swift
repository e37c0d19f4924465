// SPDX-License-Identifier: MIT

import EnsembleViews

/// A lookup of controls by their labels.
@MainActor
struct ControlFinder {
  let session: TerminalSession

  /// Returns the control that a script names, among those that satisfy a condition.
  func find(
    _ target: ScriptTarget,
    _ kind: String = "control",
    where isMeant: (ElementContent) -> Bool = { $0.isControl }
  ) throws(ScriptError) -> Element {
    let elements = session.top.controls.compactMap { session.tree[$0.id] }
    let all = elements.filter { isMeant($0.content) }.map { (element: $0, label: label(of: $0)) }
    let matching = Match.allCases.lazy.map { match in
      all.filter { match.holds(target.label, for: $0.label) }
    }
    guard let found = matching.first(where: { !$0.isEmpty }) else {
      throw ScriptError(message: missing(target, kind, all.map(\.label)))
    }
    if let number = target.number {
      guard (1...found.count).contains(number) else {
        throw ScriptError(
          message: "There is no \(kind) '\(target.label) #\(number)', as there are \(found.count)."
        )
      }
      return try enabled(found[number - 1])
    }
    guard found.count == 1 else {
      throw ScriptError(message: ambiguous(target, kind, found.map(\.label)))
    }
    return try enabled(found[0])
  }

  private func enabled(
    _ found: (element: Element, label: String)
  ) throws(ScriptError) -> Element {
    if found.element.isDisabled { throw ScriptError(message: "'\(found.label)' is disabled.") }
    return found.element
  }

  /// Returns the label of a control, or the prompt of a field; `Text` if it has neither.
  func label(of element: Element) -> String {
    let label = session.tree.text(of: element.id)
    guard label.isEmpty, case .textField(_, let prompt, _) = element.content else { return label }
    return prompt.isEmpty ? "Text" : prompt
  }

  // MARK: Messages

  private func missing(_ target: ScriptTarget, _ kind: String, _ labels: [String]) -> String {
    var seen: Set<String> = []
    let names = labels.filter { seen.insert($0).inserted }
    var list = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    if names.count > 20 { list += " and \(names.count - 20) more" }
    return "There is no \(kind) '\(target.label)'. "
      + (names.isEmpty ? "There is none at all." : "Available: \(list).")
  }

  private func ambiguous(_ target: ScriptTarget, _ kind: String, _ labels: [String]) -> String {
    if Set(labels).count == 1 {
      return "There are \(labels.count) controls '\(labels[0])': use '\(labels[0]) #1' to "
        + "'\(labels[0]) #\(labels.count)'."
    }
    let list = labels.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return "'\(target.label)' matches several controls: \(list)."
  }
}

/// A way to compare labels, the strictest first.
private enum Match: CaseIterable {
  case exact, ignoringCase, prefix

  func holds(_ wanted: String, for label: String) -> Bool {
    switch self {
    case .exact: label == wanted
    case .ignoringCase: label.lowercased() == wanted.lowercased()
    case .prefix: !wanted.isEmpty && label.lowercased().hasPrefix(wanted.lowercased())
    }
  }
}
