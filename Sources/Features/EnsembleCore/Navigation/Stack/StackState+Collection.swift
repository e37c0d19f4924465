// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleDependencies

extension StackState: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }

  /// The element at a position, accessed in place in O(1). Assigning an element keeps the id.
  public subscript(position: Int) -> Element {
    get { entries[position].state }
    set { entries[position].state = newValue }
    _modify { yield &entries[position].state }
  }
}

extension StackState: RangeReplaceableCollection {
  /// Removes all elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    entries.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that satisfy a predicate. The others keep their ids.
  ///
  /// If the predicate throws, nothing is removed.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try entries.removeAll { try shouldBeRemoved($0.state) }
  }

  /// Replaces elements by others with new ids.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    entries.removeSubrange(subrange)
    if newElements.isEmpty { return }
    let makeID = DependencyValues.current.stackElementID
    if let newestID { makeID.pass(newestID) }
    for (offset, state) in newElements.enumerated() {
      insert(state, id: makeID(), at: subrange.lowerBound + offset)
    }
  }
}
