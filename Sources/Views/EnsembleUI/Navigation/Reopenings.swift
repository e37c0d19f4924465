// SPDX-License-Identifier: MIT

/// The closed pages and sheets that can be opened again, as by a browser's Forward button.
@MainActor
struct Reopenings {
  private var entries: [(id: ElementID, open: () -> Bool)] = []

  /// The maximum number of entries. The oldest are evicted.
  private static let limit = 32

  /// Adds a page or sheet that was closed.
  ///
  /// - Parameters:
  ///   - id: The identity of its element.
  ///   - open: Opens it again; returns false if that is no longer possible.
  mutating func add(_ id: ElementID, open: @escaping () -> Bool) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((id, open))
  }

  /// Removes the entry of an identity and returns the function that opens it again; nil if there is
  /// none.
  mutating func take(_ id: ElementID) -> (() -> Bool)? {
    entries.lastIndex { $0.id == id }.map { entries.remove(at: $0).open }
  }
}

extension _ViewNode {
  /// Closes the page or sheet of the node, and records how to open it again.
  ///
  /// - Parameters:
  ///   - close: Closes it.
  ///   - reopening: Opens it again while its presenter exists; nil if that is impossible.
  ///   - presenter: The node that presents it.
  func leave(
    _ close: () -> Void,
    reopening: (() -> Bool)?,
    presenter: _ViewNode?
  ) {
    if let id = element?.id, let reopening {
      graph.reopenings.add(id) { [weak presenter] in presenter?.isAlive == true && reopening() }
    }
    close()
  }
}
