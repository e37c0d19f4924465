// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ElementRenderer {
  func row(_ part: Part) -> DOMNode {
    switch part.element.content {
    case .list: part.node("ul", "list", [DOMAttribute("role", "list")], rows(part, "li"))
    case .form: part.node("div", "form", rows(part, "div"))
    case .section: section(part)
    case .header: part.node("h2", "header", part.children)
    case .footer: part.node("div", "footer", part.children)
    case .actions where part.element.parent.flatMap(snapshot)?.hasContextMenu == true:
      contextMenu(part)
    case .actions:
      part.node(
        "div",
        "actions",
        [DOMAttribute("role", "group"), DOMAttribute("aria-label", strings.actions)],
        part.children
      )
    default: part.node("div", "action-row", part.children)
    }
  }

  private func section(_ part: Part) -> DOMNode {
    let isListed = isInList(part.element)
    let header = part.element.children.filter { content($0) == .header }
    let footer = part.element.children.filter { content($0) == .footer }
    let edges = Set(header + footer)
    let inner = DOMNode(
      isListed ? "ul" : "div",
      id: part.id("l"),
      [DOMAttribute("class", "rows")] + (isListed ? [DOMAttribute("role", "list")] : []),
      .children(rows(part, isListed ? "li" : "div", without: edges))
    )
    let children = header.map(DOMChild.element) + [.node(inner)] + footer.map(DOMChild.element)
    let label = header.first.map { [DOMAttribute("aria-labelledby", $0.description)] } ?? []
    return part.node("section", "section", label, children)
  }

  func isInList(_ element: ElementSnapshot) -> Bool {
    var ancestor = element.parent.flatMap(snapshot)
    while let current = ancestor {
      if current.content == .list { return true }
      if current.content == .form { return false }
      ancestor = current.parent.flatMap(snapshot)
    }
    return false
  }

  /// Wraps each child in a node. Its id combines both numbers, because a child can move to another
  /// parent.
  private func rows(
    _ part: Part,
    _ tag: String,
    without edges: Set<ElementID> = []
  ) -> [DOMChild] {
    part.element.children.filter { !edges.contains($0) }.map { child in
      .node(
        DOMNode(
          tag,
          id: part.id("r\(child.rawValue)"),
          [DOMAttribute("class", rowClass(child))],
          .children([.element(child)])
        )
      )
    }
  }

  /// Returns a placeholder for omitted rows. The client sets its height.
  func placeholder(_ part: Part, _ rows: Int) -> DOMNode {
    var node = part.node("div", "placeholder", [DOMAttribute("data-rows", String(rows))], [])
    node.content = .text(strings.moreRows(rows))
    return node
  }

  private func rowClass(_ child: ElementID) -> String {
    switch content(child) {
    case .section, .list, .form: "group"
    case .sheet, .popover, .alert, .dialog, .menu, .toast, .title, .toolbar: "bare"
    case .placeholder: "gap"
    default: "row"
    }
  }
}
#endif
