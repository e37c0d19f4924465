// SPDX-License-Identifier: MIT

import OrderedCollections

/// The stores of a collection's elements, as of the call of `scope`.
@MainActor
struct StoreCollection<ID: Hashable, State, Action>:
  @preconcurrency RandomAccessCollection
{
  /// The store of the feature that contains the collection.
  let parent: AnyObject
  let stores: ElementStores<ID, State, Action>
  // Only the ids: holding the elements would force the next mutation to copy all of them.
  let ids: OrderedSet<ID>

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }

  subscript(position: Int) -> Store<State, Action> {
    guard let store = stores.store(id: ids[position], parent: parent) else {
      preconditionFailure(
        """
        The element with the id '\(ids[position])' was removed after its collection of stores was \
        created. Call 'scope' again instead of keeping the collection.
        """
      )
    }
    return store
  }
}

extension StoreCollection {
  /// An iterator that skips elements that were removed after the call of `scope`, for example by an
  /// action sent in the body of the loop.
  @MainActor
  struct Iterator: @preconcurrency IteratorProtocol {
    let collection: StoreCollection
    var position = 0

    mutating func next() -> Store<State, Action>? {
      while position < collection.ids.count {
        let id = collection.ids[position]
        position += 1
        if let store = collection.stores.store(id: id, parent: collection.parent) { return store }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(collection: self) }
}

/// A collection of element stores with a lookup that creates no stores.
@MainActor
package protocol PlacedElements {
  /// Returns the offset of the element whose store has an identity, or nil if there is none.
  ///
  /// - Complexity: O(1).
  func offset(of id: StoreID) -> Int?
}

extension StoreCollection: PlacedElements {
  package func offset(of id: StoreID) -> Int? {
    stores.elementID(of: id).flatMap(ids.firstIndex)
  }
}
