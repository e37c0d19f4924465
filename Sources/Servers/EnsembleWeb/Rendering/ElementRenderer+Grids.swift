// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ElementRenderer {
  /// Returns a grid. Its rows have no boxes: each cell has its column as a style.
  func grid(_ part: Part, _ style: GridStyle) -> DOMNode {
    let role = style.isTable ? [DOMAttribute("role", "table")] : []
    var node = part.node(
      box(part.element),
      style.isTable ? "grid table" : "grid",
      role,
      part.children
    )
    if let spacing = style.verticalSpacing { node.add(css: "row-gap:\(spacing.pixels)") }
    return node
  }

  func gridRow(_ part: Part, _ style: GridStyle) -> DOMNode {
    let gap = style.horizontalSpacing?.pixels ?? ".6rem"
    let alignment = style.alignment
    let role = { style.isTable ? [DOMAttribute("role", $0)] : [] }
    let placement = "\(alignment.vertical.className) \(alignment.horizontal.className)"
    let cells = part.element.children.enumerated().map { offset, child in
      var css = "grid-column:\(offset + 1);place-items:\(placement)"
      if offset > 0 { css += ";margin-inline-start:\(gap)" }
      return DOMChild.node(
        DOMNode(
          box(part.element),
          id: part.id("r\(child.rawValue)"),
          [DOMAttribute("class", "cell"), DOMAttribute("style", css)]
            + role(style.isHeader ? "columnheader" : "cell"),
          .children([.element(child)])
        )
      )
    }
    return part.node(box(part.element), "grid-row", role("row"), cells)
  }

  /// Returns a grid with given columns or rows.
  func tracks(_ part: Part, _ tracks: GridTracks) -> DOMNode {
    let sizes = tracks.items.map(\.css).joined(separator: " ")
    let between = tracks.items.first?.spacing?.pixels ?? ".6rem"
    let lines = tracks.spacing?.pixels ?? ".6rem"
    let isVertical = tracks.axis == .vertical
    var css = isVertical ? "grid-template-columns:" : "grid-auto-flow:column;grid-template-rows:"
    css += (sizes.isEmpty ? "1fr" : sizes) + ";gap:"
    css += isVertical ? "\(lines) \(between)" : "\(between) \(lines)"
    if let alignment = tracks.items.first?.alignment {
      css += ";place-items:\(alignment.vertical.className) \(alignment.horizontal.className)"
    }
    var node = part.node(box(part.element), "tracks", part.children)
    node.add(css: css)
    return node
  }
}

extension GridItem {
  fileprivate var css: String {
    func range(_ minimum: Double, _ maximum: Double) -> String {
      "minmax(min(\(minimum.pixels),100%),\(maximum == .infinity ? "1fr" : maximum.pixels))"
    }
    return switch size {
    case .fixed(let size): size.pixels
    case .flexible(let minimum, let maximum): range(minimum, maximum)
    case .adaptive(let minimum, let maximum): "repeat(auto-fill,\(range(minimum, maximum)))"
    }
  }
}
#endif
