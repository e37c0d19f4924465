// SPDX-License-Identifier: MIT

/// What stands for rows that are left out.
struct RowPlaceholder: PrimitiveView {
  let rows: Range<Int>
  let window: RowWindow

  static func _update(_ view: Self, in node: _ViewNode) {
    node.storage = Latest(view)
    node.show(.placeholder(rows: view.rows.count))
  }
}

extension ViewTree {
  /// Makes trees that leave out rows of long lists: those that nobody looks at.
  ///
  /// It is so for every `ForEach` of more than 150 elements that is directly in a `List`, a `LazyVStack`, or a `Section`
  /// of one.
  package static func leavingOutRows<Result>(_ make: () throws -> Result) rethrows -> Result {
    let before = leavesOutRows
    leavesOutRows = true
    defer { leavesOutRows = before }
    return try make()
  }

  /// Adds somebody who looks at the tree; nil if it leaves out no rows.
  package func addViewer() -> RowViewer? { graph.windows?.addViewer() }

  /// Removes somebody who looked at the tree: rows that nobody else looks at go.
  package func removeViewer(_ viewer: RowViewer) { graph.windows?.removeViewer(viewer) }

  /// Notes which rows somebody looks at. They are there with the next ``update()``, others may go.
  ///
  /// More rows than a large screen has are not shown; those in the middle are.
  ///
  /// - Parameters:
  ///   - rows: Offsets from the first row that the placeholder stands for. They may lead beyond it on both sides.
  ///   - id: The placeholder.
  ///   - count: How many rows it stood for when the viewer saw it. If it stands for others now, nothing is done.
  ///   - held: The element that has the viewer's focus. Its row stays.
  ///   - viewer: Who looks.
  /// - Returns: How many rows come for the viewer; nil if the element is no such placeholder.
  package func look(
    at rows: Range<Int>,
    around id: ElementID,
    of count: Int,
    holding held: ElementID?,
    by viewer: RowViewer
  ) -> Int? {
    guard !isClosed, let windows = graph.windows else { return nil }
    graph.settle()
    guard let place = (graph[id]?.storage as? Latest<RowPlaceholder>)?.value,
      place.rows.count == count
    else { return nil }
    windows.note(held, of: viewer)
    // Nothing overflows, whatever was asked for.
    let inside = rows.clamped(to: -place.window.count..<place.window.count)
    let start = place.rows.lowerBound
    return place.window.look(at: inside.lowerBound + start..<inside.upperBound + start, viewer)
  }
}

extension _ViewNode {
  /// Whether the row of this node must stay: the focus is in it, or it shows a page or something above others.
  func isInUse(_ held: Set<ElementID>) -> Bool {
    if let element {
      if graph.focused == element.id || held.contains(element.id) { return true }
      if element.content.isOverlay || element.content == .page { return true }
    }
    return children.contains { $0.isInUse(held) }
  }
}
