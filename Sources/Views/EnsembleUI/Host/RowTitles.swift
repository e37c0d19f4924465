// SPDX-License-Identifier: MIT

/// The titles of rows, which distinguish controls with equal labels, as in a browser.
@MainActor
struct RowTitles {
  let tree: ViewTree

  /// Returns the title of the row around a control: the row's first text outside of controls;
  /// otherwise the text of its first field or control. Nil if the control is in no row, or is the
  /// title itself.
  func title(around control: ElementID) -> String? {
    guard let row = row(around: control) else { return nil }
    let found = first(in: row, outside: true) ?? first(in: row, outside: false)
    guard let found, !isInside(found, control), let element = tree[found] else { return nil }
    let title =
      if case .textField(let text, _, _) = element.content { text } else { tree.text(of: found) }
    return title.isEmpty ? nil : title
  }

  /// Returns the nearest row: an element with actions, or a direct part of a list or form.
  private func row(around id: ElementID) -> ElementID? {
    var child = id
    while let element = tree[child] {
      if element.content == .actionRow { return child }
      guard let parent = element.parent, let content = tree[parent]?.content else { return nil }
      switch content {
      case .list, .form, .section: return child == id ? nil : child
      case .header, .footer, .toolbar, .page, .navigationStack, .sheet, .alert, .dialog, .menu,
        .popover:
        return nil
      default: child = parent
      }
    }
    return nil
  }

  /// Returns the first text or visible field, of all or of those outside of other controls.
  private func first(in id: ElementID, outside isOutside: Bool) -> ElementID? {
    guard let element = tree[id] else { return nil }
    switch element.content {
    case .actions, .textField(_, _, .secure): return nil
    case .text, .textField: return id
    case let content where content.isControl && isOutside: return nil
    default: break
    }
    for child in element.children {
      if let found = first(in: child, outside: isOutside) { return found }
    }
    return nil
  }

  private func isInside(_ id: ElementID, _ ancestor: ElementID) -> Bool {
    var current: ElementID? = id
    while let id = current {
      if id == ancestor { return true }
      current = tree[id]?.parent
    }
    return false
  }
}
