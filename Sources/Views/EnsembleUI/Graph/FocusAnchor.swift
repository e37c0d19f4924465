// SPDX-License-Identifier: MIT

// A row that moves to another collection, such as a card to the next column, is removed and created
// again, with new elements. A person who moved it with the keyboard expects the focus to stay in
// that row.

/// A used control and the rows around it, from which a replacement for the control is found.
@MainActor
struct FocusAnchor {
  let id: ElementID
  private let name: String
  private let images: [ElementContent]
  private let kind: Kind
  /// The rows around the control, from the innermost to the outermost.
  private let rows: [Row]
  /// Whether the control is in a menu or another overlay in its row. When the overlay closes,
  /// renderers return the focus to the control that opened it.
  private let isInOverlay: Bool

  private struct Row {
    weak var node: _ViewNode?
    weak var list: _ViewNode?
    let type: ObjectIdentifier
    let tag: AnyHashable
  }

  private enum Kind {
    case text, pressed, other

    init(_ content: ElementContent) {
      self =
        if case .textField = content { .text } else { content.isPressable ? .pressed : .other }
    }
  }

  /// Creates the anchor of a control; nil if it is in no row.
  init?(_ node: _ViewNode) {
    guard let element = node.element, element.content.isControl else { return nil }
    var rows: [Row] = []
    var isInOverlay = false
    var next: _ViewNode? = node
    while let node = next {
      if rows.isEmpty, node.element?.content.isOverlay == true { isInOverlay = true }
      if let tag = node.rowTag {
        rows.append(Row(node: node, list: node.parent, type: node.type, tag: tag))
      }
      next = node.parent
    }
    if rows.isEmpty { return nil }
    id = element.id
    name = node.text
    images = node.graph.images(in: element)
    kind = Kind(element.content)
    self.rows = rows
    self.isInOverlay = isInOverlay
  }

  /// Returns the control to focus after this one was removed. It is in the same row, or in the row
  /// that was created for the same identity elsewhere; nil if there is no such row.
  ///
  /// - Parameter created: The elements that were created in the update.
  func heir(in graph: ViewGraph, created: Set<ElementID>) -> ElementID? {
    guard let innermost = rows.first else { return nil }
    if let node = innermost.node, node.isAlive {
      return isInOverlay ? nil : control(in: node, graph)
    }
    let gone = rows.prefix { $0.node?.isAlive != true }
    // If the whole page was replaced, the rows were removed with it, rather than moved.
    guard gone.count < rows.count || gone.last?.list?.isAlive == true else { return nil }
    for row in gone.reversed() {
      if let node = Self.successor(of: row, in: graph, among: created) {
        return control(in: node, graph)
      }
    }
    return nil
  }

  /// Returns the only new row of the same identity.
  ///
  /// A row with the same type of view is preferred, as other collections may have equal identities.
  private static func successor(
    of row: Row,
    in graph: ViewGraph,
    among created: Set<ElementID>
  ) -> _ViewNode? {
    var found: [ObjectIdentifier: _ViewNode] = [:]
    for id in created {
      var next = graph[id]
      while let node = next {
        next = node.parent
        guard node.rowTag == row.tag, let first = node.shownElements.first,
          created.contains(first)
        else { continue }
        found[ObjectIdentifier(node)] = node
      }
    }
    let alike = found.values.filter { $0.type == row.type }
    let candidates = alike.isEmpty ? Array(found.values) : alike
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Returns the corresponding control of a row, or else a control of the same kind that is not
  /// destructive.
  private func control(in row: _ViewNode, _ graph: ViewGraph) -> ElementID? {
    var controls: [ElementID] = []
    for id in row.shownElements { graph.collectEnabledControls(in: id, into: &controls) }
    let alike = controls.filter { graph[$0]?.element.map { Kind($0.content) } == kind }
    return alike.first { graph[$0]?.text == name }
      // "Move to Done" follows "Move to Doing" if both show an arrow to the right.
      ?? (images.isEmpty ? nil : alike.first { graph[$0]?.element.map(graph.images) == images })
      ?? alike.first { !graph.isDestructive($0) }
      // A text field would open the keyboard of a phone.
      ?? controls.first {
        graph[$0]?.element.map { Kind($0.content) } != .text && !graph.isDestructive($0)
      }
  }
}

extension ViewGraph {
  fileprivate func isDestructive(_ id: ElementID) -> Bool {
    if case .button(.destructive) = self[id]?.element?.content { true } else { false }
  }

  fileprivate func images(in element: Element) -> [ElementContent] {
    switch element.content {
    case .image, .picture: [element.content]
    default: element.children.compactMap { self[$0]?.element }.flatMap(images)
    }
  }

  fileprivate func collectEnabledControls(in id: ElementID, into controls: inout [ElementID]) {
    guard let element = self[id]?.element, !element.content.isOverlay else { return }
    if element.content.isControl, !element.isDisabled { controls.append(id) }
    for child in element.children { collectEnabledControls(in: child, into: &controls) }
  }
}

extension _ViewNode {
  /// The identity of the node as a row.
  fileprivate var rowTag: AnyHashable? { (storage as? Tag)?.value }

  /// The element of the node, or the elements directly inside of it.
  fileprivate var shownElements: [ElementID] {
    if let element { return [element.id] }
    var elements: [ElementID] = []
    collectElements(into: &elements)
    return elements
  }
}
