// SPDX-License-Identifier: MIT

import EnsembleShims
import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Returns: The element, or `nil` when there's none with that id.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let index = _ids.firstIndex(of: id) else { return nil }
    return remove(at: index)
  }

  /// Removes the element with the same id as another.
  ///
  /// - Returns: The element, or `nil` when there's none with that id.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: _id(of: element))
  }

  /// Removes the element at a position.
  ///
  /// An invalid position is a precondition failure.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    dropStructure(removing: CollectionOfOne(index))
    _ids.remove(at: index)
    return _elements.remove(at: index)
  }

  /// Removes the elements at several positions.
  ///
  /// - Parameter offsets: The positions, in any order, such as an `IndexSet`. An invalid one is a
  ///   precondition failure.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    var removed = [Bool](repeating: false, count: count)
    for offset in offsets { removed[offset] = true }
    _keep { !removed[$0] }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: True to keep the storage for new elements.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    dropStructure(removing: 0..<count)
    _ids.removeAll(keepingCapacity: keepCapacity)
    _elements.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// When the predicate throws, nothing is removed.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    let removed = try _elements.map(shouldBeRemoved)
    _keep { !removed[$0] }
  }

  /// Removes the first element.
  ///
  /// An empty array is a precondition failure.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes a number of elements from the start.
  ///
  /// Fewer elements than that, and a negative number, are precondition failures.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    precondition(n >= 0 && n <= count, "There aren't \(n) elements to remove")
    removeSubrange(0..<n)
  }

  /// Removes the last element.
  ///
  /// An empty array is a precondition failure.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    dropStructure(removing: count - 1..<count)
    _ids.removeLast()
    return _elements.removeLast()
  }

  /// Removes a number of elements from the end.
  ///
  /// Fewer elements than that, and a negative number, are precondition failures.
  ///
  /// - Complexity: O(n) on average.
  @inlinable
  public mutating func removeLast(_ n: Int) {
    precondition(n >= 0 && n <= count, "There aren't \(n) elements to remove")
    removeSubrange(count - n..<count)
  }

  /// Removes the elements in a range of positions.
  ///
  /// A range out of bounds is a precondition failure.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    if !bounds.isEmpty { dropStructure(removing: bounds) }
    _ids.removeSubrange(bounds)
    _elements.removeSubrange(bounds)
  }

  /// Removes the elements in a range of positions.
  ///
  /// A range out of bounds is a precondition failure.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Returns an array of the elements that satisfy a predicate, in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    let kept = try _elements.map(isIncluded)
    var result = self
    // The elements stay in this array, so none is passed to receivers of removed ones.
    result._keep(kept.indices.filter { kept[$0] })
    return result
  }

  /// Removes the elements at positions that don't satisfy a predicate.
  @inlinable
  mutating func _keep(_ isKept: (Int) -> Bool) {
    let positions = _elements.indices.filter(isKept)
    if positions.count < _elements.count, ensemble_removals_get() != nil {
      _passRemoved(_elements.indices.filter { !isKept($0) })
    }
    _keep(positions)
  }

  /// Removes all elements except those at the given positions, which ascend.
  @inlinable
  mutating func _keep(_ positions: [Int]) {
    guard positions.count < _elements.count else { return }
    dropStructure()
    _ids = OrderedSet(uncheckedUniqueElements: positions.lazy.map { [_ids] in _ids[$0] })
    _elements = ContiguousArray(positions.lazy.map { [_elements] in _elements[$0] })
  }
}
