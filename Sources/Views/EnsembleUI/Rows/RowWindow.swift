// SPDX-License-Identifier: MIT

/// The rows of a long `ForEach` that exist, because viewers show them.
@MainActor
final class RowWindow {
  /// The number of rows above which a list begins to leave out rows. It shows all rows again only
  /// at ``VisibleRows/start`` rows.
  static let threshold = 150

  private(set) var count: Int
  private weak var node: _ViewNode?
  private var visibleRows: [RowViewer: VisibleRows] = [:]
  /// The rows that exist while there is no viewer.
  private var unseen: VisibleRows

  /// - Parameter shown: The number of rows before some were left out.
  init(of node: _ViewNode, shown: Int, count: Int, viewers: some Collection<RowViewer>) {
    self.node = node
    self.count = count
    unseen = VisibleRows(first: max(VisibleRows.start, shown))
    for viewer in viewers { visibleRows[viewer] = unseen }
  }

  /// The rows to show, in order. The ranges may overlap.
  var ranges: [Range<Int>] {
    let all = visibleRows.isEmpty ? [unseen.rows] : visibleRows.values.map(\.rows)
    return all.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Adjusts the offsets when rows are inserted and removed, so that the same rows stay visible.
  ///
  /// - Parameter shift: Returns how far most rows of a range have moved.
  func follow(to count: Int, shift: (Range<Int>) -> Int) {
    let old = self.count
    self.count = count
    unseen.follow(by: shift(unseen.rows), from: old, to: count)
    for (viewer, visible) in visibleRows {
      visibleRows[viewer]?.follow(by: shift(visible.rows), from: old, to: count)
    }
  }

  // MARK: Viewers

  func add(_ viewer: RowViewer) { change { $0.visibleRows[viewer] = VisibleRows() } }

  func remove(_ viewer: RowViewer) { change { $0.visibleRows[viewer] = nil } }

  /// Records the rows that a viewer looks at.
  ///
  /// - Returns: The number of rows that become visible to it.
  func look(at rows: Range<Int>, _ viewer: RowViewer) -> Int {
    let old = visibleRows[viewer]?.rows ?? 0..<0
    change { $0.visibleRows[viewer, default: VisibleRows()].look(at: rows, of: $0.count) }
    let new = visibleRows[viewer]?.rows ?? 0..<0
    return new.count - new.clamped(to: old).count
  }

  /// Makes a row exist for all viewers, with its neighbors.
  func reveal(_ row: Int) {
    let rows = row - VisibleRows.block / 2..<row + VisibleRows.block / 2
    change { window in
      for viewer in window.visibleRows.keys {
        window.visibleRows[viewer]?.look(at: rows, of: window.count)
      }
      window.unseen.look(at: rows, of: window.count)
    }
  }

  private func change(_ action: (RowWindow) -> Void) {
    let old = ranges
    action(self)
    if ranges != old { node?.invalidate() }
  }
}

/// The long lists of a tree that leaves rows out, and the viewers of the tree.
@MainActor
final class RowWindows {
  /// The viewers, with the element that each has focused.
  private(set) var viewers: [RowViewer: ElementID?] = [:]
  private var all: [WeakWindow] = []
  private var lastViewer = 0

  private struct WeakWindow {
    weak var window: RowWindow?
  }

  /// The elements that viewers have focused.
  var held: Set<ElementID> { Set(viewers.values.compactMap(\.self)) }

  func insert(_ window: RowWindow) {
    all.removeAll { $0.window == nil }
    all.append(WeakWindow(window: window))
  }

  func addViewer() -> RowViewer {
    lastViewer += 1
    let viewer = RowViewer(number: lastViewer)
    viewers[viewer] = .some(nil)
    for entry in all { entry.window?.add(viewer) }
    return viewer
  }

  func removeViewer(_ viewer: RowViewer) {
    viewers[viewer] = nil
    for entry in all { entry.window?.remove(viewer) }
  }

  func note(_ held: ElementID?, of viewer: RowViewer) { viewers[viewer] = .some(held) }
}

/// The identity of a viewer of a view tree: the page in a browser.
package struct RowViewer: Hashable, Sendable {
  fileprivate let number: Int
}
