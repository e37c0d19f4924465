// SPDX-License-Identifier: MIT

import EnsembleViews

/// A control with its label.
private typealias LabelledControl = (element: Element, label: String)

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
    let found = matches(of: target.label, in: all)
    if found.isEmpty { throw ScriptError(message: missing(target, kind, all.map(\.label))) }
    if let number = target.number {
      guard (1...found.count).contains(number) else {
        throw ScriptError(
          message: "There is no \(kind) '\(target.label) #\(number)', as there are \(found.count)."
        )
      }
      return try enabled(found[number - 1])
    }
    guard found.count == 1 else {
      throw ScriptError(message: ambiguous(target, found))
    }
    return try enabled(found[0])
  }

  /// Returns the controls that match best: by their labels, or by their labels and the titles of
  /// their rows.
  private func matches(of wanted: String, in all: [LabelledControl]) -> [LabelledControl] {
    for match in Match.allCases {
      let found = all.filter { match.holds(wanted, for: $0.label) }
      if !found.isEmpty { return found }
      let inRows =
        match == .prefix
        ? [] : all.filter { rowName(of: $0).map { match.holds(wanted, for: $0) } ?? false }
      if !inRows.isEmpty { return inRows }
    }
    return []
  }

  /// Returns the label of a control, followed by the title of its row.
  private func rowName(of control: LabelledControl) -> String? {
    RowTitles(tree: session.tree).title(around: control.element.id).map { "\(control.label) \($0)" }
  }

  private func enabled(_ found: LabelledControl) throws(ScriptError) -> Element {
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

  private func ambiguous(_ target: ScriptTarget, _ found: [LabelledControl]) -> String {
    let labels = found.map(\.label)
    if Set(labels).count == 1 {
      let names = found.compactMap(rowName)
      let byRow = Set(names).count == found.count ? "'\(names[0])' for its row, or " : ""
      return "There are \(labels.count) controls '\(labels[0])': use \(byRow)'\(labels[0]) #1' to "
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
