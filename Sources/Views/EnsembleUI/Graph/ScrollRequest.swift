// SPDX-License-Identifier: MIT

/// A request to scroll to a view, which may not exist yet.
struct ScrollRequest {
  weak var reader: _ViewNode?
  let id: AnyHashable
  let anchor: UnitPoint?
}

/// The rows of a collection of which some are left out.
@MainActor
protocol RevealingRows: AnyObject {
  /// Makes a row exist. Returns false if there is no row with the id.
  func reveal(_ id: AnyHashable) -> Bool
}

extension ViewGraph {
  /// Finds the element that a view has last requested to be scrolled to.
  ///
  /// A row that is left out is made first.
  func findScroll() -> ViewChanges.Scroll? {
    guard let request = scrollRequest else { return nil }
    scrollRequest = nil
    guard let reader = request.reader, reader.isAlive else { return nil }
    var found = reader.element(identifiedBy: request.id)
    if found == nil, reader.reveal(request.id) {
      settle()
      found = reader.element(identifiedBy: request.id)
    }
    return found.map { .init($0, request.anchor) }
  }
}

extension _ViewNode {
  /// Returns the first element of the view with an identity, which is a row's or `id(_:)`'s.
  fileprivate func element(identifiedBy id: AnyHashable) -> ElementID? {
    if isIdentified(by: id), let element = firstElement { return element }
    for child in children {
      if let element = child.element(identifiedBy: id) { return element }
    }
    return nil
  }

  private var firstElement: ElementID? {
    if let element { return element.id }
    for child in children {
      if let element = child.firstElement { return element }
    }
    return nil
  }

  fileprivate func reveal(_ id: AnyHashable) -> Bool {
    if let rows = storage as? any RevealingRows, rows.reveal(id) { return true }
    return children.contains { $0.reveal(id) }
  }
}
