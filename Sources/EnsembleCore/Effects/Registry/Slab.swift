// SPDX-License-Identifier: MIT

/// Storage of elements in slots that are used again.
///
/// An element is known by its id, which no later element of the same slot has.
///
/// - Complexity: O(1) for every operation.
struct Slab<Element> {
  /// Refers to one element, and to none once that is removed.
  struct ID: Hashable, Sendable {
    fileprivate let index: Int32
    fileprivate let generation: UInt32
  }

  private struct Slot {
    // Not an optional, which would be copied each time that a part of it is read.
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
  /// - Parameter blank: A value for slots without an element.
  init(blank: Element) {
    self.blank = blank
  }

  /// Stores an element.
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

  /// Returns true if an element is still there.
  func contains(_ id: ID) -> Bool {
    slots[Int(id.index)].generation == id.generation
  }

  /// An element that is there.
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
