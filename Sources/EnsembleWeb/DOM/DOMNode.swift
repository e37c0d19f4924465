// SPDX-License-Identifier: MIT

import EnsembleViews

/// A part of a page, as it is to be: what an element becomes, without the elements inside it.
///
/// Every node has an id that is unique on its page, so a patch can name it.
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

/// The attribute of a node. An attribute that only is there has an empty value.
package struct DOMAttribute: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

/// What is inside a node: text, or nodes, never both.
package enum DOMContent: Equatable, Sendable {
  /// Nothing, and no end tag.
  case void
  case text(String)
  /// Text that people change. It is written into the node, and told of as its `value`.
  case entry(String)
  case children([DOMChild])
}

/// A node inside another.
package indirect enum DOMChild: Equatable, Sendable {
  /// A part of the same element.
  case node(DOMNode)
  /// The place of another element.
  case element(ElementID)

  /// The id that it has on the page.
  package var id: String {
    switch self {
    case .node(let node): node.id
    case .element(let id): id.description
    }
  }
}

extension DOMNode {
  /// The elements that have their place in it.
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
