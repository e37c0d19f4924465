// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ElementRenderer {
  func navigation(_ part: Part) -> DOMNode {
    switch part.element.content {
    case .navigationStack: stack(part)
    case .page: page(part)
    default: part.node("div", "toolbar", [DOMAttribute("role", "group")], part.children)
    }
  }

  /// Returns a stack that shows its last page and any overlays. Every page but the first has a back
  /// button.
  private func stack(_ part: Part) -> DOMNode {
    let pages = part.element.children.filter { content($0) == .page }
    let children = part.element.children.map { child -> DOMChild in
      let isPage = content(child) == .page
      let isHidden = isPage && child != pages.last
      return .node(
        DOMNode(
          "div",
          id: part.id("r\(child.rawValue)"),
          isHidden ? [DOMAttribute("hidden")] : [],
          .children(
            isPage && child != pages.first && !hidesBackButton(child)
              ? [.node(back(child)), .element(child)] : [.element(child)]
          )
        )
      )
    }
    return part.node("div", "stack", children)
  }

  private func page(_ part: Part) -> DOMNode {
    part.node("section", "page", headed(part, part.id("h")))
  }

  /// Returns the children of a page or sheet, with its title and toolbars in a head.
  func headed(_ part: Part, _ id: String) -> [DOMChild] {
    let head = part.element.children.filter(isHead)
    let body = part.element.children.filter { !isHead($0) }.map(DOMChild.element)
    guard !head.isEmpty else { return body }
    let header = DOMNode(
      "div",
      id: id,
      [DOMAttribute("class", "head")]
        + (part.element.style.details?.hidesHead == true ? [DOMAttribute("hidden")] : []),
      .children(head.map(DOMChild.element))
    )
    return [.node(header)] + body
  }

  private func hidesBackButton(_ page: ElementID) -> Bool {
    snapshot(page)?.style.details?.hidesBackButton == true
  }

  private func isHead(_ id: ElementID) -> Bool {
    switch content(id) {
    case .title, .toolbar: true
    default: false
    }
  }

  private func back(_ page: ElementID) -> DOMNode {
    DOMNode(
      "button",
      id: "\(page)k",
      [
        DOMAttribute("type", "button"),
        DOMAttribute("class", "back"),
        DOMAttribute("data-e", "back"),
      ],
      .text("‹ \(strings.back)")
    )
  }
}
#endif
