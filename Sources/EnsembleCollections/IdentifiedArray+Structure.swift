// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray {
  /// The token of the current structure, if it was marked and hasn't changed since. O(1).
  ///
  /// See ``_markStructure()``.
  @inlinable
  public var _structure: StructureToken? { _token }

  /// The token of the current structure, made if there's none. O(1).
  ///
  /// The array and its later copies keep it until one of these happens to them:
  ///
  /// - an element is inserted, removed or moved;
  /// - an element is assigned as a whole, unless it and the previous one are
  ///   ``_IdentityTracked`` and have the same identity;
  /// - an ``_IdentityTracked`` element is given another identity in place, or has none.
  ///
  /// An operation that turns out to change nothing may drop it or keep it.
  ///
  /// Underscored, because it's meant for whoever mirrors the array and knows these rules.
  public mutating func _markStructure() -> StructureToken {
    if let token = _token { return token }
    let token = StructureToken(elements: Element.self)
    _token = token
    return token
  }

  /// Mutates the element with an id in place: the fast way in for reducers.
  ///
  /// One hash lookup, no copy of the element. The structure token is kept even if the element's
  /// tracked identity changes: whoever calls this must know that it doesn't, or call
  /// ``_dropStructure()``. Changing the id is a precondition failure.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - body: Changes the element.
  /// - Returns: What `body` returned, or `nil`, without running it, when there's no such element.
  @inlinable
  public mutating func _modifyElement<Result, Failure>(
    id: ID,
    _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = _ids.firstIndex(of: id) else { return nil }
    defer { _checkID(at: index) }
    return try body(&_elements[index])
  }

  /// Forgets the structure token, if there's one. O(1).
  @inlinable
  public mutating func _dropStructure() {
    if _token != nil { _token = nil }
  }

  /// The identity of the element at `index`, for `_endTracking`, if there's a token to care for.
  @inlinable
  func _beginTracking(at index: Int) -> UInt64? {
    guard let read = _token?.trackedIdentity else { return nil }
    return _elements.withUnsafeBufferPointer {
      precondition($0.indices.contains(index), "The position \(index) is out of bounds")
      // There's an element, so there's a base address.
      return read($0.baseAddress.unsafelyUnwrapped + index)
    }
  }

  /// Drops the token if the element at `index` hasn't the identity `_beginTracking` saw.
  @inlinable
  mutating func _endTracking(_ identity: UInt64?, at index: Int) {
    guard _token?.trackedIdentity != nil else { return }
    if identity == nil || identity != _beginTracking(at: index) { _token = nil }
  }

  /// Replaces the element at `index` by one with the same id.
  @inlinable
  mutating func _assign(_ element: Element, at index: Int) {
    guard let token = _token else {
      _elements[index] = element
      return
    }
    guard token.trackedIdentity != nil else {
      _token = nil
      _elements[index] = element
      return
    }
    let identity = _beginTracking(at: index)
    _elements[index] = element
    _endTracking(identity, at: index)
  }

  @inlinable
  func _checkID(at index: Int) {
    let id = _elements.withUnsafeBufferPointer {
      // There's an element, so there's a base address.
      _identify($0.baseAddress.unsafelyUnwrapped + index)
    }
    precondition(
      id == _ids[index],
      "The element with id \(_ids[index]) got the id \(id): an id mustn't change in place"
    )
  }
}
