// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray: MutableCollection, RandomAccessCollection {
  /// The position of the first element: always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element: the count.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var endIndex: Int { _elements.count }

  /// The number of elements.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var count: Int { _elements.count }

  /// Returns an iterator over the elements, in order.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func makeIterator() -> IndexingIterator<ContiguousArray<Element>> {
    _elements.makeIterator()
  }

  /// Calls a closure with the storage of the elements.
  ///
  /// - Complexity: O(1) apart from the closure.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try _elements.withUnsafeBufferPointer(body)
  }

  /// Calls a closure with the storage of the elements.
  ///
  /// The closure must not store an element twice. Generic algorithms sort in it.
  ///
  /// - Complexity: O(*n*) apart from the closure, where *n* is the count.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try _reorder { try $0.withContiguousMutableStorageIfAvailable(body) }
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements in a range of positions by others.
  ///
  /// New elements whose id is still in the array, or occurred before among them, are skipped. A
  /// range out of bounds is a precondition failure.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the count and *m* the number of new elements.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    removeSubrange(subrange)
    guard !newElements.isEmpty else { return }
    var position = subrange.lowerBound
    reserveCapacity(count + newElements.count)
    for element in newElements where insert(element, at: position).inserted { position += 1 }
  }

  // The protocol requires versions of these two functions without a result. They're disfavored, so
  // that only generic code chooses them, and code whose context requires no result.

  /// Appends an element, unless one with its id exists.
  ///
  /// - Complexity: O(1) on average, amortized.
  @_disfavoredOverload
  @inlinable
  public mutating func append(_ element: Element) {
    let _: (inserted: Bool, index: Int) = append(element)
  }

  /// Inserts an element before a position, unless one with its id exists.
  ///
  /// An invalid position is a precondition failure.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @_disfavoredOverload
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    let _: (inserted: Bool, index: Int) = insert(element, at: index)
  }
}
