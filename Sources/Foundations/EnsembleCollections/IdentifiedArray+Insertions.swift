// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless one with its id exists.
  ///
  /// - Returns: A Boolean value that indicates whether the element was appended, and the position
  ///   of the element with its id.
  /// - Complexity: O(1) on average, amortized.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let result = _ids.append(_id(of: element))
    if result.inserted {
      dropStructure()
      _elements.append(element)
    }
    return result
  }

  /// Appends those elements whose id isn't in the array yet.
  ///
  /// O(number of elements) on average, amortized.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    reserveCapacity(count + elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// Inserts an element before a position, unless one with its id exists.
  ///
  /// An invalid position is a precondition failure.
  ///
  /// - Returns: A Boolean value that indicates whether the element was inserted, and the position
  ///   of the element with its id.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let result = _ids.insert(_id(of: element), at: index)
    if result.inserted {
      dropStructure()
      _elements.insert(element, at: index)
    }
    return result
  }

  /// Replaces the element with the same id, or appends the element when there's none.
  ///
  /// O(1) on average, amortized.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (inserted, index) = _ids.append(_id(of: element))
    guard inserted else { return _replace(at: index, by: element) }
    dropStructure()
    _elements.append(element)
    return nil
  }

  /// Replaces the element with the same id, where it is, or inserts the element when there's none.
  ///
  /// O(1) on average to replace, O(count) to insert. An invalid position is a precondition failure.
  ///
  /// - Returns: The element that was replaced, and the position of the new one.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at index: Int
  ) -> (originalElement: Element?, index: Int) {
    let (inserted, position) = _ids.insert(_id(of: element), at: index)
    guard inserted else { return (_replace(at: position, by: element), position) }
    dropStructure()
    _elements.insert(element, at: position)
    return (nil, position)
  }

  /// Replaces the element at a position by one with the same id.
  ///
  /// An invalid position and another id are precondition failures.
  ///
  /// - Returns: The element that was replaced.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    _checkID(of: element, is: _ids[index])
    return _replace(at: index, by: element)
  }

  @inlinable
  mutating func _replace(at index: Int, by element: Element) -> Element {
    let previous = _elements[index]
    _assign(element, at: index)
    return previous
  }
}
