// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// `<dialog open>` is visible without scripts, too. The client makes it modal, which confines the
// focus and restores it afterwards.
extension ElementRenderer {
  func overlay(_ part: Part) -> DOMNode {
    switch part.element.content {
    case .alert(let title): question(part, title, "alert", role: "alertdialog")
    case .dialog(let title): question(part, title, "choice", role: "dialog")
    case .menu(let title): menu(part, title)
    case .popover: sheet(part, "sheet popover")
    default: sheet(part, "sheet")
    }
  }

  private func question(_ part: Part, _ title: String, _ name: String, role: String) -> DOMNode {
    let heading = DOMNode("h2", id: part.id("t"), [], .text(title))
    let body = DOMNode(
      "div",
      id: part.id("b"),
      [DOMAttribute("class", "choices")],
      .children(part.children)
    )
    let attributes = [
      DOMAttribute("role", role),
      DOMAttribute("aria-labelledby", heading.id),
      DOMAttribute("aria-describedby", body.id),
      DOMAttribute("data-d"),
      DOMAttribute("open"),
    ]
    return part.node("dialog", name, attributes, [.node(heading), .node(body)])
  }

  /// Returns a sheet; or a popover, which is a sheet that the client places beside a view.
  ///
  /// It has a close button, which the style sheet hides if the toolbar has a button that cancels or
  /// confirms.
  private func sheet(_ part: Part, _ className: String) -> DOMNode {
    let title = title(in: part.element, depth: 2)
    let label =
      title.map { DOMAttribute("aria-labelledby", $0.description) }
      ?? DOMAttribute("aria-label", strings.sheet)
    let grip = DOMNode("span", id: part.id("y"), [DOMAttribute("class", "grip")])
    let attributes = [label, DOMAttribute("data-d"), DOMAttribute("open")]
    let content = headed(part, part.id("h"))
    let children = [.node(grip)] + content + [closeButton(of: part)]
    return part.node("dialog", className, attributes, children)
  }

  /// Returns a toast. A screen reader reads it without leaving what the user does.
  func toast(_ part: Part) -> DOMNode {
    let children = part.children + [closeButton(of: part)]
    return part.node("div", "toast", [DOMAttribute("role", "status")], children)
  }

  private func closeButton(of part: Part) -> DOMChild {
    let attributes = [
      DOMAttribute("type", "button"),
      DOMAttribute("class", "close"),
      DOMAttribute("data-e", "dismiss"),
      DOMAttribute("aria-label", strings.close),
    ]
    let symbol = Self.symbol("xmark", id: part.id("g"))
    return .node(DOMNode("button", id: part.id("x"), attributes, .children([.node(symbol)])))
  }

  /// Returns the title of an overlay: its own title, or else the title of its first page.
  private func title(in element: ElementSnapshot, depth: Int) -> ElementID? {
    for child in element.children {
      guard let inner = snapshot(child) else { continue }
      switch inner.content {
      case .title: return child
      case .navigationStack, .page:
        if depth > 0, let title = title(in: inner, depth: depth - 1) { return title }
      default: continue
      }
    }
    return nil
  }
}
#endif
