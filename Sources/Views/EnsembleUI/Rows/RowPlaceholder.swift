// SPDX-License-Identifier: MIT

/// A placeholder for rows that are left out.
struct RowPlaceholder: PrimitiveView {
  let rows: Range<Int>
  let window: RowWindow

  static func update(_ view: Self, in node: _ViewNode) {
    node.storage = LatestValue(view)
    node.show(.placeholder(rows: view.rows.count))
  }
}

extension ViewTree {
  /// Calls a closure in which new trees omit the rows of long lists that no viewer shows.
  ///
  /// Applies to every `ForEach` of more than 150 elements directly in a `List`, a `LazyVStack` or
  /// one of their `Section`s.
  package static func leavingOutRows<Result>(_ make: () throws -> Result) rethrows -> Result {
    let before = leavesOutRows
    leavesOutRows = true
    defer { leavesOutRows = before }
    return try make()
  }

  /// Creates a tree for a terminal, also while a view of another tree is evaluated.
  package static func forTerminal<Root: View>(_ view: Root) -> ViewTree {
    let before = leavesOutRows
    leavesOutRows = false
    defer { leavesOutRows = before }
    return withTraits(DeviceTraits()) { ViewTree(view) }
  }

  /// Adds a viewer of the tree; returns nil if the tree leaves out no rows.
  package func addViewer() -> RowViewer? { graph.windows?.addViewer() }

  /// Removes a viewer of the tree, and the rows that no other viewer shows.
  package func removeViewer(_ viewer: RowViewer) { graph.windows?.removeViewer(viewer) }

  /// Records the rows that a viewer shows. They are created with the next ``update()``; other rows
  /// may be removed.
  ///
  /// The range is limited to the rows of a large screen; a longer range is reduced to its middle.
  ///
  /// - Parameters:
  ///   - rows: Offsets from the first row of the placeholder, which may exceed the placeholder on
  ///     both sides.
  ///   - id: The placeholder.
  ///   - count: The number of rows that the placeholder represented when the viewer saw it. The
  ///     request is ignored if the number has changed since.
  ///   - held: The element that has the viewer's focus. Its row is kept.
  ///   - viewer: The viewer.
  /// - Returns: The number of rows that are added for the viewer; nil if the element is not a
  ///   placeholder.
  package func look(
    at rows: Range<Int>,
    around id: ElementID,
    of count: Int,
    holding held: ElementID?,
    by viewer: RowViewer
  ) -> Int? {
    guard !isClosed, let windows = graph.windows else { return nil }
    graph.settle()
    guard let place = (graph[id]?.storage as? LatestValue<RowPlaceholder>)?.value,
      place.rows.count == count
    else { return nil }
    windows.note(held, of: viewer)
    // Clamped, so that no input can cause an overflow.
    let inside = rows.clamped(to: -place.window.count..<place.window.count)
    let start = place.rows.lowerBound
    return place.window.look(at: inside.lowerBound + start..<inside.upperBound + start, viewer)
  }
}

extension _ViewNode {
  /// Returns whether the row of the node must be kept: it has the focus, presents a page or an
  /// overlay, or contains a field with an unparsed text.
  func isInUse(_ held: Set<ElementID>) -> Bool {
    if let element {
      if graph.focused == element.id || held.contains(element.id) { return true }
      if element.content.isOverlay || element.content == .page { return true }
      // An unparsed text in a field would be lost.
      if element.style.details?.problem?.isEmpty == false { return true }
    }
    return children.contains { $0.isInUse(held) }
  }
}
