// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

/// A virtual node: the rendering of an element without the elements inside it.
///
/// The id of each node is unique on its page, so that a patch can name it.
package struct DOMNode: Equatable, Sendable {
  package var tag: String
  package var id: String
  package var attributes: [DOMAttribute]
  package var content: DOMContent

  package init(
    _ tag: String,
    id: String,
    _ attributes: [DOMAttribute] = [],
    _ content: DOMContent = .children([])
  ) {
    self.tag = tag
    self.id = id
    self.attributes = attributes
    self.content = content
  }
}

/// An attribute of a node. A Boolean attribute has an empty value.
package struct DOMAttribute: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

/// The content of a node: text or child nodes, never both.
package enum DOMContent: Equatable, Sendable {
  /// No content and no end tag.
  case void
  case text(String)
  /// Text that the user can edit. It is written into the node, and patched as its `value`.
  case entry(String)
  case children([DOMChild])
}

/// A child of a node.
package indirect enum DOMChild: Equatable, Sendable {
  /// A node of the same element.
  case node(DOMNode)
  /// The slot of another element.
  case element(ElementID)

  /// The id of the child on the page.
  package var id: String {
    switch self {
    case .node(let node): node.id
    case .element(let id): id.description
    }
  }
}

extension DOMNode {
  /// The elements with a slot in the node.
  package var elements: [ElementID] {
    guard case .children(let children) = content else { return [] }
    return children.flatMap { child in
      switch child {
      case .node(let node): node.elements
      case .element(let id): [id]
      }
    }
  }
}
#endif
