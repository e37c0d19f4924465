// SPDX-License-Identifier: MIT

import EnsembleUI

/// Counts the elements of a tree that are made and removed.
@MainActor
package struct ElementLedger {
  /// The elements made and removed since the last time.
  package struct Entry: Equatable {
    package var made: Int
    package var removed: Int

    package init(made: Int = 0, removed: Int = 0) {
      self.made = made
      self.removed = removed
    }
  }

  private let tree: ViewTree
  private var known: Set<ElementID>

  package init(_ tree: ViewTree) {
    self.tree = tree
    tree.update()
    known = tree.allElements
  }

  package mutating func take() -> Entry {
    tree.update()
    let current = tree.allElements
    defer { known = current }
    return Entry(
      made: current.subtracting(known).count,
      removed: known.subtracting(current).count
    )
  }
}

extension ViewTree {
  /// The identities of all elements, whether seen or not.
  fileprivate var allElements: Set<ElementID> {
    var found: Set<ElementID> = []
    var rest = [rootID]
    while let id = rest.popLast() {
      found.insert(id)
      rest += self[id]?.children ?? []
    }
    return found
  }
}
