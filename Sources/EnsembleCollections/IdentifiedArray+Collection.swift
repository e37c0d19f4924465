// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray: MutableCollection, RandomAccessCollection {
  /// The position of the first element: always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element: the count. O(1).
  @inlinable
  public var endIndex: Int { _elements.count }

  /// The number of elements. O(1).
  @inlinable
  public var count: Int { _elements.count }

  /// An iterator over the elements, in order. O(1).
  @inlinable
  public func makeIterator() -> IndexingIterator<ContiguousArray<Element>> {
    _elements.makeIterator()
  }

  /// Calls a closure with the storage of the elements. O(1) apart from the closure.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try _elements.withUnsafeBufferPointer(body)
  }

  /// Calls a closure with the storage of the elements. O(count), apart from the closure.
  ///
  /// The closure must put no element in twice: generic algorithms sort in it.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try _reorder { try $0.withContiguousMutableStorageIfAvailable(body) }
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements in a range of positions by others. O(count + number of new elements).
  ///
  /// New elements whose id is still in the array, or came before among them, are left out. A range
  /// out of bounds is a precondition failure.
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

  // The protocol wants these two to return nothing. Disfavored, they're chosen only by generic code
  // and where nothing may be returned.

  /// Appends an element, unless there's one with its id. O(1) on average, amortized.
  @_disfavoredOverload
  @inlinable
  public mutating func append(_ element: Element) {
    let _: (inserted: Bool, index: Int) = append(element)
  }

  /// Inserts an element before a position, unless there's one with its id. O(count).
  ///
  /// An invalid position is a precondition failure.
  @_disfavoredOverload
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    let _: (inserted: Bool, index: Int) = insert(element, at: index)
  }
}
