// SPDX-License-Identifier: MIT

import EnsembleViews

// "Delete", heard in each row of a list, does not tell which. So the name of a control in a row ends with what
// the row is called: its first text outside of controls, or its first field, whose name is its text then; without
// either, the first text in a control. The control refers to it by its id: a text that changes needs no patch of
// the control. A row whose parts change may have another title; `Mirror` looks at its controls again.
extension ElementRenderer {
  /// The attribute by which a control in a row is called by its own name, then by the title of the row.
  func rowName(_ part: Part, after own: String) -> [DOMAttribute] {
    guard let title = rowTitle(of: part.elementID) else { return [] }
    return [DOMAttribute("aria-labelledby", "\(own) \(title)")]
  }

  /// The name of an entry in a row: its label that is seen, or what it says of itself, then the title of the row.
  func entryName(_ part: Part) -> [DOMAttribute] {
    let isLabelled = !part.element.children.isEmpty && part.spokenName == nil
    // The label itself would do by the book, but in WebKit a field is not called by its own label and by another.
    let label = part.element.children.map(\.description).joined(separator: " ")
    return rowName(part, after: isLabelled ? label : part.id("i"))
  }

  /// The id of the node that is the title of the row of a control; nil if there is none outside of the control.
  func rowTitle(of control: ElementID) -> String? {
    if let fixedRowTitle { return fixedRowTitle }
    guard let row = row(around: control),
      let title = title(in: row, isWithControls: false) ?? title(in: row, isWithControls: true),
      !isInside(title, control), let content = content(title)
    else { return nil }
    return content.rowRole == .field ? "\(title)i" : title.description
  }

  /// The row that an element is in, or is: the nearest that has actions, or is a child of a list.
  func row(around id: ElementID) -> ElementID? {
    var child = id
    while let element = snapshot(child), element.content.rowRole != .other {
      if element.content == .actionRow { return child }
      guard let parentID = element.parent, let parent = snapshot(parentID) else { return nil }
      let isListed = parent.content == .section && isInList(parent)
      if parent.content == .list || isListed { return child }
      child = parentID
    }
    return nil
  }

  /// The rows that an element is in, or is, from the nearest on.
  func rows(around id: ElementID) -> [ElementID] {
    guard let row = row(around: id) else { return [] }
    return [row] + (snapshot(row)?.parent.map(rows) ?? [])
  }

  /// The controls in a row.
  func controls(in row: ElementID) -> [ElementID] {
    guard let element = snapshot(row) else { return [] }
    let inner = element.children.flatMap(controls)
    return element.content.isControl ? [row] + inner : inner
  }

  private func title(in id: ElementID, isWithControls: Bool) -> ElementID? {
    guard let element = snapshot(id) else { return nil }
    switch element.content.rowRole {
    case .text, .field: return id
    case .actions, .other: return nil
    case .control where !isWithControls: return nil
    case .control, .inside: break
    }
    for child in element.children {
      if let title = title(in: child, isWithControls: isWithControls) { return title }
    }
    return nil
  }

  private func isInside(_ id: ElementID, _ ancestor: ElementID) -> Bool {
    var current: ElementID? = id
    while let id = current {
      if id == ancestor { return true }
      current = snapshot(id)?.parent
    }
    return false
  }
}

/// What an element is for the title of a row.
enum RowRole {
  case text, field, control, actions, inside
  /// Nothing in it belongs to the row around it.
  case other
}

extension ElementContent {
  var rowRole: RowRole {
    switch self {
    case .text: .text
    case .textField(_, _, .secure): .control
    case .textField: .field
    case .button, .link, .toggle, .picker, .stepper, .slider: .control
    case .actions: .actions
    case .header, .footer, .toolbar, .page, .navigationStack, .sheet, .alert, .dialog, .form: .other
    default: .inside
    }
  }
}
