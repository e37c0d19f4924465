// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ElementRenderer {
  /// Returns a box, or views in front of each other.
  func layout(_ part: Part) -> DOMNode {
    let tag = box(part.element)
    switch part.element.content {
    case .layers(let alignment): return placed(part.node(tag, "z", part.children), alignment)
    case .decorated(let isBehind):
      return part.node(tag, isBehind ? "deco behind" : "deco", part.children)
    case .layer(let alignment):
      return placed(part.node(tag, "layer", part.children), alignment)
    default: return part.node(tag, "box", part.children)
    }
  }

  private func placed(_ node: DOMNode, _ alignment: Alignment) -> DOMNode {
    guard alignment != .center else { return node }
    var node = node
    node.add(
      css: "place-items:\(alignment.vertical.className) \(alignment.horizontal.className)"
    )
    return node
  }
}
#endif
