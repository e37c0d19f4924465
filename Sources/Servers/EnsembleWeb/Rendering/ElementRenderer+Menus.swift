// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// A menu is a modal dialog with a node of the role `menu` in it: the browser then makes everything
// else inert, closes it by Escape, and restores the focus. The client places it beside the control
// that opened it, and moves the focus by arrow keys and the first letters of items.
//
// A context menu is always on the page, closed, and the client opens it without the server.
extension ElementRenderer {
  /// The kinds of nodes that surround an element, up to the next overlay.
  struct Surroundings {
    var isInButton = false
    var isInMenu = false
  }

  /// Returns whether an element is in a button, and whether it is an item of a menu.
  func surroundings(of element: ElementSnapshot) -> Surroundings {
    var found = Surroundings()
    var ancestor = element.parent.flatMap(snapshot)
    while let current = ancestor {
      let parent = current.parent.flatMap(snapshot)
      if current.content.isButton { found.isInButton = true }
      if case .menu = current.content { found.isInMenu = true }
      if current.content == .actions, parent?.hasContextMenu == true { found.isInMenu = true }
      if current.content.isOverlay || found.isInMenu { return found }
      ancestor = parent
    }
    return found
  }

  /// Returns a menu that the application has opened.
  func menu(_ part: Part, _ title: String) -> DOMNode {
    let name = title.isEmpty ? strings.actions : title
    let (items, overlays) = split(part)
    return part.node(
      "dialog",
      "menu",
      [DOMAttribute("aria-label", name), DOMAttribute("data-d"), DOMAttribute("open")],
      [.node(list(of: items, named: name, part))] + overlays
    )
  }

  /// Returns the context menu of a view, and the button that opens it.
  func contextMenu(_ part: Part) -> DOMNode {
    let (items, overlays) = split(part)
    let button = part.id("b")
    let names = rowName(part, after: button)
    let opener = DOMNode(
      "button",
      id: button,
      [
        DOMAttribute("type", "button"), DOMAttribute("class", "button borderless more"),
        DOMAttribute("data-m"), DOMAttribute("aria-haspopup", "menu"),
        DOMAttribute("aria-label", strings.actions),
      ] + names + part.disabled,
      .children([.node(Self.symbol("ellipsis", id: part.id("g")))])
    )
    let box = DOMNode(
      "dialog",
      id: part.id("d"),
      [DOMAttribute("class", "menu"), DOMAttribute("aria-label", strings.actions)],
      .children([.node(list(of: items, named: strings.actions, part))])
    )
    return part.node("div", "actions", [.node(opener), .node(box)] + overlays)
  }

  private func list(of items: [DOMChild], named name: String, _ part: Part) -> DOMNode {
    DOMNode(
      "div",
      id: part.id("m"),
      [DOMAttribute("role", "menu"), DOMAttribute("aria-label", name)],
      .children(items)
    )
  }

  /// Returns the items of a menu, and the overlays that they present, which must be outside of the
  /// menu.
  private func split(_ part: Part) -> (items: [DOMChild], overlays: [DOMChild]) {
    let isOverlay = { (id: ElementID) in content(id)?.isOverlay ?? false }
    let children = part.element.children
    return (
      children.filter { !isOverlay($0) }.map(DOMChild.element),
      children.filter(isOverlay).map(DOMChild.element)
    )
  }

  // MARK: Items

  /// Returns an item of a menu; nil for a kind of control that looks the same outside of menus.
  func menuItem(_ part: Part) -> DOMNode? {
    switch part.element.content {
    case .button(let role):
      let isChecked =
        part.element.style.trait == .selected
        || part.element.style.details?.traits.contains(.isSelected) == true
      return item(
        part,
        role == .destructive ? "item destructive" : "item",
        event: "press",
        isChecked: isChecked ? true : nil
      )
    case .link: return item(part, "item", event: "press")
    case .shareLink(let text):
      return item(part, "item", event: "share", [DOMAttribute("data-text", text)])
    case .toggle(let isOn): return item(part, "item", event: "toggle", isChecked: isOn)
    case .picker(let options, let selection): return choices(part, options, selection)
    default: return nil
    }
  }

  private func item(
    _ part: Part,
    _ className: String,
    event: String,
    _ more: [DOMAttribute] = [],
    isChecked: Bool? = nil
  ) -> DOMNode {
    var attributes = [
      DOMAttribute("type", "button"),
      DOMAttribute("role", isChecked == nil ? "menuitem" : "menuitemcheckbox"),
      DOMAttribute("data-e", event),
    ]
    if let isChecked { attributes.append(DOMAttribute("aria-checked", "\(isChecked)")) }
    if let name = part.spokenName { attributes.append(name) }
    var node = part.node("button", className, attributes + more + part.disabled, part.children)
    // `aria-checked` already tells screen readers that the item is current.
    node.attributes.removeAll { $0.name == "aria-current" }
    return node
  }

  /// Returns the options of a picker, as items of which one is checked.
  private func choices(_ part: Part, _ options: [String], _ selection: Int?) -> DOMNode {
    let label = DOMNode(
      "div",
      id: part.id("l"),
      [DOMAttribute("class", "header")],
      .children(part.children)
    )
    let items = options.enumerated().map { offset, option in
      DOMChild.node(
        DOMNode(
          "button",
          id: part.id("o\(offset)"),
          [
            DOMAttribute("type", "button"), DOMAttribute("class", "item"),
            DOMAttribute("role", "menuitemradio"), DOMAttribute("data-e", "select"),
            DOMAttribute("value", String(offset)),
            DOMAttribute("aria-checked", "\(offset == selection)"),
          ] + part.disabled,
          .text(option)
        )
      )
    }
    let attributes = [DOMAttribute("role", "group")] + part.fullName(strings.picker)
    return part.node("div", "choices-group", attributes, [.node(label)] + items)
  }
}

extension ElementContent {
  /// Whether HTML forbids controls inside the element.
  var isButton: Bool {
    switch self {
    case .button, .link, .tapArea, .hyperlink, .shareLink: true
    default: false
    }
  }
}

extension ElementSnapshot {
  /// Whether the actions of the element are in a menu.
  var hasContextMenu: Bool {
    content == .actionRow && style.details?.place?.hasContextMenu == true
  }
}
#endif
