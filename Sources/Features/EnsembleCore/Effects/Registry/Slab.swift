// SPDX-License-Identifier: MIT

/// A storage of elements in reusable slots.
///
/// Elements are identified by ids, which are never reused for later elements of the same slot.
///
/// - Complexity: O(1) for every operation.
struct Slab<Element> {
  /// The identity of one element, invalid once the element is removed.
  struct ID: Hashable, Sendable {
    fileprivate let index: Int32
    fileprivate let generation: UInt32
  }

  private struct Slot {
    // Not an optional, which would be copied on each read of one of its parts.
    var element: Element
    var generation: UInt32 = 0
    var nextFree: Int32 = -1
  }

  private var slots: ContiguousArray<Slot> = []
  private var firstFree: Int32 = -1
  private let blank: Element
  private(set) var count = 0

  /// Creates a slab.
  ///
  /// - Parameter blank: The value of slots without an element.
  init(blank: Element) {
    self.blank = blank
  }

  /// Inserts an element.
  mutating func insert(_ element: Element) -> ID {
    count += 1
    guard firstFree >= 0 else {
      slots.append(Slot(element: element))
      return ID(index: Int32(slots.count - 1), generation: 0)
    }
    let index = firstFree
    firstFree = slots[Int(index)].nextFree
    slots[Int(index)].element = element
    return ID(index: index, generation: slots[Int(index)].generation)
  }

  /// Removes an element, and returns it.
  @discardableResult
  mutating func remove(_ id: ID) -> Element {
    count -= 1
    precondition(contains(id))
    var element = blank
    swap(&element, &slots[Int(id.index)].element)
    slots[Int(id.index)].generation &+= 1
    slots[Int(id.index)].nextFree = firstFree
    firstFree = id.index
    return element
  }

  /// Returns whether an element exists.
  func contains(_ id: ID) -> Bool {
    slots[Int(id.index)].generation == id.generation
  }

  /// The element with a valid id.
  subscript(id: ID) -> Element {
    _read {
      precondition(contains(id))
      yield slots[Int(id.index)].element
    }
    _modify {
      precondition(contains(id))
      yield &slots[Int(id.index)].element
    }
  }
}
