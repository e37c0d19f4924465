// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray {
  /// The token of the current structure; nil unless it was marked and hasn't changed since.
  ///
  /// See ``markStructure()``.
  ///
  /// - Complexity: O(1).
  @inlinable
  package var structure: StructureToken? { _token }

  /// Returns the token of the current structure, and creates one if there is none.
  ///
  /// The array and its later copies keep it until one of these changes:
  ///
  /// - an element is inserted, removed or moved;
  /// - an element is assigned as a whole, unless it and the previous one are ``_IdentityTracked``
  ///   and have the same identity;
  /// - an ``_IdentityTracked`` element is given another identity in place, or has none.
  ///
  /// An operation that turns out to change nothing may drop or keep the token.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  package mutating func markStructure() -> StructureToken {
    if let token = _token { return token }
    let token = StructureToken(elements: Element.self)
    _token = token
    return token
  }

  /// Mutates the element with an id in place, on the fast path of reducers.
  ///
  /// It costs one hash lookup and no copy of the element. The structure token is kept even if the
  /// element's tracked identity changes: the caller must know that it doesn't, or call
  /// ``dropStructure()``. Changing the id is a precondition failure.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - body: Changes the element.
  /// - Returns: The result of `body`, or `nil`, without calling it, if there is no such element.
  @inlinable
  package mutating func modifyElement<Result, Failure>(
    id: ID,
    _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = _ids.firstIndex(of: id) else { return nil }
    defer { _checkID(at: index) }
    return try body(&_elements[index])
  }

  /// Drops the structure token, if there is one.
  ///
  /// - Complexity: O(1).
  @inlinable
  package mutating func dropStructure() {
    if _token != nil { _token = nil }
  }

  /// Returns the identity of the element at `index` for `_endTracking`; nil without a token.
  @inlinable
  func _beginTracking(at index: Int) -> UInt64? {
    guard let read = _token?.trackedIdentity else { return nil }
    return _elements.withUnsafeBufferPointer {
      precondition($0.indices.contains(index), "The position \(index) is out of bounds")
      // There's an element, so there's a base address.
      return read($0.baseAddress.unsafelyUnwrapped + index)
    }
  }

  /// Drops the token if the identity of the element at `index` differs from that of
  /// `_beginTracking`.
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

extension IdentifiedArray {
  /// Returns a copy whose elements are those that a function returns, with the same ids.
  package func mapElements(_ transform: (Element) -> Element) -> Self {
    var copy = self
    copy._elements = ContiguousArray(_elements.map(transform))
    copy._token = nil
    return copy
  }
}
