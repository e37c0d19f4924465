// SPDX-License-Identifier: MIT

/// The pages and sheets that a person has closed, and that can be opened again, as a browser's Forward does.
@MainActor
struct Reopenings {
  private var entries: [(id: ElementID, open: () -> Bool)] = []

  /// How many are kept: the last ones.
  private static let limit = 32

  /// Adds what was closed.
  ///
  /// - Parameters:
  ///   - id: The identity that its element had.
  ///   - open: Opens it; false if that cannot be done any more.
  mutating func add(_ id: ElementID, open: @escaping () -> Bool) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((id, open))
  }

  /// Takes out what opens the page or sheet of an identity; nil if there is none.
  mutating func take(_ id: ElementID) -> (() -> Bool)? {
    entries.lastIndex { $0.id == id }.map { entries.remove(at: $0).open }
  }
}

extension _ViewNode {
  /// Closes the page or sheet that the node shows, and notes how it is opened again.
  ///
  /// - Parameters:
  ///   - close: Closes it.
  ///   - reopening: What opens it again while what presents it is there; nil if that cannot be done.
  ///   - presenter: What presents it.
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
