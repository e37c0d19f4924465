// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// The name "Delete" in each row of a list does not identify the row to users of a screen reader. So
// the name of a control in a row ends with the title of the row: the row's first text outside of
// controls or in a link; otherwise its first field, named by its text; otherwise the first text in
// a control.
// The control refers to the title by id, so that a change of the text needs no patch of the
// control. If the parts of a row change, its title may move to another node, so `ClientDOM` then
// visits its controls.
extension ElementRenderer {
  /// Returns the attribute that names a control by its own name, followed by the title of its row.
  func rowName(_ part: Part, after own: String) -> [DOMAttribute] {
    guard let title = rowTitle(of: part.elementID) else { return [] }
    return [DOMAttribute("aria-labelledby", "\(own) \(title)")]
  }

  /// Returns the name of a field in a row: its visible or spoken label, followed by the title of
  /// the row.
  func entryName(_ part: Part) -> [DOMAttribute] {
    let isLabelled = !part.element.children.isEmpty && part.spokenName == nil
    // By the standard, a reference to the label would suffice, but WebKit ignores a reference to a
    // field's own label if there are several.
    let label = part.element.children.map(\.description).joined(separator: " ")
    return rowName(part, after: isLabelled ? label : part.id("i"))
  }

  /// Returns the id of the node with the title of a control's row, or nil if there is none outside
  /// of the control.
  func rowTitle(of control: ElementID) -> String? {
    if let fixedRowTitle { return fixedRowTitle }
    guard let row = row(around: control),
      let title = title(in: row, isWithControls: false) ?? title(in: row, isWithControls: true),
      !isInside(title, control), let content = content(title)
    else { return nil }
    return content.rowRole == .field ? "\(title)i" : title.description
  }

  /// Returns the row that contains or is an element: the nearest with actions or with a list as its
  /// parent.
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

  /// Returns the rows that contain or are an element, from the innermost outwards.
  func rows(around id: ElementID) -> [ElementID] {
    guard let row = row(around: id) else { return [] }
    return [row] + (snapshot(row)?.parent.map(rows) ?? [])
  }

  /// Returns the controls in a row.
  func controls(in row: ElementID) -> [ElementID] {
    guard let element = snapshot(row) else { return [] }
    let inner = element.children.flatMap(controls)
    // A context menu is named after its row, too.
    let isNamed = element.content.isControl || element.content == .actions
    return isNamed ? [row] + inner : inner
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

/// The role of an element for the title of a row.
enum RowRole {
  case text, field, control, actions, inside
  /// The element's contents do not belong to the row around it.
  case other
}

extension ElementContent {
  var rowRole: RowRole {
    switch self {
    case .text: .text
    case .textField(_, _, .secure): .control
    case .textField: .field
    case .button, .shareLink, .toggle, .picker, .stepper, .slider, .entry: .control
    case .actions: .actions
    case .header, .footer, .toolbar, .page, .navigationStack, .sheet, .popover, .alert, .dialog,
      .menu, .toast, .form:
      .other
    default: .inside
    }
  }
}
#endif
