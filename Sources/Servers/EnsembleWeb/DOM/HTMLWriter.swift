// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

/// A writer of elements and their descendants as HTML.
package struct HTMLWriter {
  package private(set) var html = ""
  /// The ids of the definitions that the written nodes refer to.
  package private(set) var symbols: Set<String> = []
  private let renderer: ElementRenderer
  private let visit: (ElementID, ElementSnapshot) -> Void

  /// - Parameters:
  ///   - renderer: The renderer of the elements.
  ///   - visit: A closure that is called for each element that is written.
  package init(
    _ renderer: ElementRenderer,
    visit: @escaping (ElementID, ElementSnapshot) -> Void = { _, _ in }
  ) {
    self.renderer = renderer
    self.visit = visit
  }

  /// Writes an element, or nothing if it does not exist.
  package mutating func write(_ id: ElementID) {
    guard let snapshot = renderer.snapshot(id) else { return }
    visit(id, snapshot)
    write(renderer.node(id, snapshot))
  }

  package mutating func write(_ child: DOMChild) {
    switch child {
    case .node(let node): write(node)
    case .element(let id): write(id)
    }
  }

  package mutating func write(_ node: DOMNode) {
    html += "<\(node.tag) id=\"\(node.id)\""
    for attribute in node.attributes {
      html += " \(attribute.name)"
      guard !attribute.value.isEmpty else { continue }
      html += "=\""
      html.appendEscaped(attribute.value)
      html += "\""
    }
    html += ">"
    if let symbol = node.symbol { symbols.insert(symbol) }
    if node.id == SymbolDefinitions.id, !symbols.isEmpty {
      // The definitions are the last node of a page, when all references to them are known.
      html += SymbolDefinitions.html(symbols)
    }
    switch node.content {
    case .void: return
    case .text(let text): html.appendEscaped(text)
    case .entry(let text):
      // HTML parsers drop a line break at the beginning of a text area.
      html += "\n"
      html.appendEscaped(text)
    case .children(let children): for child in children { write(child) }
    }
    html += "</\(node.tag)>"
  }
}
#endif
