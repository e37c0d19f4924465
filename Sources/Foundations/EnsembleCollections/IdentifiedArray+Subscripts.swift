// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray {
  /// The element at a position.
  ///
  /// An invalid position, and an element with another id than the one at that position, are
  /// precondition failures.
  ///
  /// - Complexity: O(1) to read, to assign, and to mutate in place.
  @inlinable
  public subscript(position: Int) -> Element {
    get { _elements[position] }
    set { update(newValue, at: position) }
    @inline(__always)
    _modify {
      let identity = _beginTracking(at: position)
      defer {
        _checkID(at: position)
        _endTracking(identity, at: position)
      }
      yield &_elements[position]
    }
  }

  /// The element with an id, or `nil` if there is none.
  ///
  /// Assigning an element replaces the one with that id, or appends it if there is none; assigning
  /// `nil` removes it. An element with another id than the subscript's is a precondition failure.
  ///
  /// - Complexity: O(1) on average; O(*n*) to remove, where *n* is the count.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      guard let index = _ids.firstIndex(of: id) else { return nil }
      return _elements[index]
    }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      _checkID(of: newValue, is: id)
      updateOrAppend(newValue)
    }
    @inline(__always)
    _modify {
      let index = _ids.firstIndex(of: id)
      var identity: UInt64?
      var element: Element?
      if let index {
        identity = _beginTracking(at: index)
        element = _takeElement(at: index)
      }
      defer { _endModify(&element, id: id, index: index, identity: identity) }
      yield &element
    }
  }

  /// Stores the changed element with `id`, which was taken from `index`.
  @inlinable
  mutating func _endModify(_ element: inout Element?, id: ID, index: Int?, identity: UInt64?) {
    guard let moved = element.take() else {
      if let index { _forgetElement(at: index) }
      return
    }
    guard let index else {
      _checkID(of: moved, is: id)
      append(moved)
      return
    }
    _putElement(consume moved, at: index)
    _checkID(at: index)
    _endTracking(identity, at: index)
  }

  @inlinable
  func _checkID(of element: Element, is id: ID) {
    let actual = _id(of: element)
    precondition(
      actual == id,
      "An element with id \(actual) was assigned to id \(id): an id mustn't change in place"
    )
  }
}

// To be mutated as an optional without being copied, an element is moved out of the array and back.
// In the meantime its slot is uninitialized memory; the slot of a last element is removed. This is
// invisible to other code: the accessor has exclusive access to the array throughout.
extension IdentifiedArray {
  /// Moves the element at `index` out; exactly one of the next two functions must follow.
  @inlinable
  mutating func _takeElement(at index: Int) -> Element {
    guard index < _elements.count - 1 else { return _elements.removeLast() }
    return _elements.withUnsafeMutableBufferPointer {
      // The array isn't empty, so it has a base address.
      ($0.baseAddress.unsafelyUnwrapped + index).move()
    }
  }

  /// Moves an element into the slot that `_takeElement` has emptied.
  @inlinable
  mutating func _putElement(_ element: __owned Element, at index: Int) {
    guard index < _elements.count else {
      _elements.append(element)
      return
    }
    _elements.withUnsafeMutableBufferPointer {
      ($0.baseAddress.unsafelyUnwrapped + index).initialize(to: element)
    }
  }

  /// Removes the slot that `_takeElement` has emptied.
  @inlinable
  mutating func _forgetElement(at index: Int) {
    if index < _elements.count {
      // Removing an element destroys it. Its slot is uninitialized. There is an element after it,
      // see `_takeElement`, so a copy of that element is put into the slot, and destroyed instead.
      _elements.withUnsafeMutableBufferPointer {
        ($0.baseAddress.unsafelyUnwrapped + index).initialize(to: $0[index + 1])
      }
      _elements.remove(at: index)
    }
    _ids.remove(at: index)
    dropStructure()
  }
}
