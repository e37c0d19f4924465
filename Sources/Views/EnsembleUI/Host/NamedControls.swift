// SPDX-License-Identifier: MIT

/// A lookup of the controls of a kind by the names that tests and scripts use.
@MainActor
package struct NamedControls {
  /// A control with its label.
  package struct Control {
    package let element: Element
    package let label: String
  }

  /// The error for a name that no control has, or several.
  package struct LookupError: Error {
    package let message: String
  }

  private let tree: ViewTree
  private let kind: ControlKind
  private let all: [Control]

  /// - Parameters:
  ///   - elements: The elements that take events, in order.
  ///   - kind: The kind of the controls among them.
  package init(_ elements: [Element], of kind: ControlKind, in tree: ViewTree) {
    self.tree = tree
    self.kind = kind
    all = elements.filter { kind.contains($0.content) }
      .map { Control(element: $0, label: tree.controlLabel(of: $0)) }
  }

  // MARK: Names of tests

  /// Returns the controls with exactly this label, or else with this accessibility identifier.
  package func named(_ name: String) -> [Control] {
    let labeled = all.filter { tree.text(of: $0.element.id) == name }
    if !labeled.isEmpty { return labeled }
    let prompted = all.filter { $0.label == name }
    return prompted.isEmpty ? identified(by: name) : prompted
  }

  private func identified(by identifier: String) -> [Control] {
    all.filter { $0.element.style.details?.identifier == identifier }
  }

  /// Returns a message about a name that no control has, which lists the existing labels.
  ///
  /// - Parameter position: The position of the control among the controls with the name, as a part
  ///   of the sentence.
  package func missing(_ name: String, _ position: String = "") -> String {
    "There is no \(kind.rawValue) '\(name)'\(position). \(all.map(\.label).availability)"
  }

  // MARK: Names of scripts

  /// Returns the enabled control with a name. These are tried in order until any control matches:
  /// its label, its label with the title of its row or the first text in it, all ignoring case, a
  /// prefix of its label, and its accessibility identifier.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - number: The number of the control among the controls with the name, from 1. If nil, there
  ///     must be only one.
  package func control(
    _ name: String,
    number: Int?
  ) throws(LookupError) -> Element {
    let found = bestMatches(of: name)
    if found.isEmpty { throw LookupError(message: missing(name)) }
    if let number {
      guard (1...found.count).contains(number) else {
        throw LookupError(
          message:
            "There is no \(kind.rawValue) '\(name) #\(number)', as there are \(found.count)."
        )
      }
      return try enabled(found[number - 1])
    }
    guard found.count == 1 else { throw LookupError(message: ambiguity(of: name, found)) }
    return try enabled(found[0])
  }

  private func bestMatches(of name: String) -> [Control] {
    for match in Match.allCases {
      let found = all.filter { match.holds(name, for: $0.label) }
      if !found.isEmpty { return found }
      if match == .prefix { continue }
      for rowName in RowName.allCases {
        let inRows = all.filter {
          self.rowName(rowName, of: $0).map { match.holds(name, for: $0) } ?? false
        }
        if !inRows.isEmpty { return inRows }
      }
    }
    return identified(by: name)
  }

  /// Returns the label of a control, followed by the name of its row.
  private func rowName(_ name: RowName, of control: Control) -> String? {
    let titles = RowTitles(tree: tree)
    let title =
      switch name {
      case .title: titles.title(around: control.element.id)
      case .firstText: titles.firstText(around: control.element.id)
      }
    return title.map { "\(control.label) \($0)" }
  }

  private func enabled(_ found: Control) throws(LookupError) -> Element {
    if found.element.isDisabled { throw LookupError(message: "'\(found.label)' is disabled.") }
    return found.element
  }

  private func ambiguity(of name: String, _ found: [Control]) -> String {
    let labels = found.map(\.label)
    if Set(labels).count == 1 {
      let names = RowName.allCases.lazy.map { name in found.compactMap { rowName(name, of: $0) } }
        .first { Set($0).count == found.count }
      let byRow = names.map { "'\($0[0])' for its row, or " } ?? ""
      return "There are \(labels.count) controls '\(labels[0])': use \(byRow)'\(labels[0]) #1' to "
        + "'\(labels[0]) #\(labels.count)'."
    }
    let list = labels.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return "'\(name)' matches several controls: \(list)."
  }
}

/// A kind of controls, with its name in messages.
package enum ControlKind: String {
  /// A control of any kind.
  case control
  case button, toggle, picker, stepper, slider
  case textField = "text field"
  case datePicker = "date picker"
  case colorPicker = "color picker"

  /// Returns whether an element is a control of the kind.
  func contains(_ content: ElementContent) -> Bool {
    switch (self, content) {
    case (.control, _): content.isControl
    case (.button, _): content.isPressable
    case (.toggle, .toggle), (.textField, .textField), (.picker, .picker), (.stepper, .stepper),
      (.slider, .slider):
      true
    case (.colorPicker, .entry(let entry)): entry.kind == .color
    case (.datePicker, .entry(let entry)): entry.kind != .color
    default: false
    }
  }
}

/// A way to name a row. The first text is the title of a row whose label is a button.
private enum RowName: CaseIterable {
  case title, firstText
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

extension ViewTree {
  /// Returns the label of a control, or the prompt of a field; `Text` if it has neither.
  package func controlLabel(of element: Element) -> String {
    let label = text(of: element.id)
    guard label.isEmpty, case .textField(_, let prompt, _) = element.content else { return label }
    return prompt.isEmpty ? "Text" : prompt
  }
}

extension [String] {
  /// A sentence that lists the names which can be used, each once, and at most 20.
  var availability: String { listed.map { "Available: \($0)." } ?? "There is none at all." }

  /// The strings in quotation marks, each once, and at most 20; nil if there are none.
  var listed: String? {
    var seen: Set<String> = []
    let names = filter { seen.insert($0).inserted }
    if names.isEmpty { return nil }
    let list = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return "\(list)\(names.count > 20 ? " and \(names.count - 20) more" : "")"
  }
}
