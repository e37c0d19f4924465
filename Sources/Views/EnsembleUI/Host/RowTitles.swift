// SPDX-License-Identifier: MIT

/// The titles of rows, which distinguish controls with equal labels, as in a browser.
@MainActor
struct RowTitles {
  let tree: ViewTree

  /// Returns the title of the row around a control: the row's first text outside of controls or in
  /// a link; otherwise the text of its first field or control. Nil if the control is in no row, or
  /// is the title itself.
  func title(around control: ElementID) -> String? {
    guard let row = row(around: control) else { return nil }
    return text(of: first(in: row, outside: true) ?? first(in: row, outside: false), for: control)
  }

  /// Returns the first text of the row around a control, including the labels of its controls; nil
  /// if the control is in no row, or the text is its own.
  func firstText(around control: ElementID) -> String? {
    row(around: control).flatMap { text(of: first(in: $0, outside: false), for: control) }
  }

  /// Returns the text of a title, unless it is inside of the control that it is to name.
  private func text(of found: ElementID?, for control: ElementID) -> String? {
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
        .popover, .toast:
        return nil
      default: child = parent
      }
    }
    return nil
  }

  /// Returns the first text or visible field in an element, or the first one outside of controls
  /// other than links.
  private func first(in id: ElementID, outside isOutside: Bool) -> ElementID? {
    guard let element = tree[id] else { return nil }
    switch element.content {
    case .actions, .textField(_, _, .secure): return nil
    case .text, .textField: return id
    case let content where content.isControl && !content.holdsRowTitle && isOutside: return nil
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
