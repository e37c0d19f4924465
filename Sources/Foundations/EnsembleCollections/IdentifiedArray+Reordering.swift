// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray {
  /// Exchanges the elements at two positions.
  ///
  /// An invalid position is a precondition failure.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    dropStructure()
    _ids.swapAt(i, j)
    _elements.swapAt(i, j)
  }

  /// Moves the elements at several positions before another, keeping their order.
  ///
  /// - Parameters:
  ///   - source: The positions, in any order, such as an `IndexSet`. An invalid one is a
  ///     precondition failure.
  ///   - destination: A position in the array as it is before the move, up to and including its
  ///     count.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    precondition(destination >= 0 && destination <= count, "The destination is out of bounds")
    var isMoved = [Bool](repeating: false, count: count)
    for offset in source { isMoved[offset] = true }
    let order =
      (0..<destination).filter { !isMoved[$0] }
      + isMoved.indices.filter { isMoved[$0] }
      + (destination..<count).filter { !isMoved[$0] }
    _reorder { elements in
      elements = ContiguousArray(order.lazy.map { [elements] in elements[$0] })
    }
  }

  /// Moves the elements that satisfy a predicate after those that don't.
  ///
  /// The order within the two parts is unspecified.
  ///
  /// - Returns: The position of the first element that satisfies the predicate.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  @discardableResult
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try _reorder { try $0.partition(by: belongsInSecondPartition) }
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func reverse() {
    _reorder { $0.reverse() }
  }

  /// Puts the elements in a random order.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Puts the elements in a random order.
  ///
  /// The order depends only on the generator and the previous order.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    _reorder { $0.shuffle(using: &generator) }
  }

  /// Sorts the elements.
  ///
  /// The sort is stable. If the predicate throws, the order is unspecified.
  ///
  /// - Parameter areInIncreasingOrder: A predicate that returns `true` if its first argument
  ///   belongs before its second. It must be a strict weak ordering.
  /// - Complexity: O(*n* log *n*), where *n* is the count.
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try _reorder { try $0.sort(by: areInIncreasingOrder) }
  }

  /// Calls `body`, which may only reorder the elements, and rebuilds the ids, even if it throws.
  @inlinable
  mutating func _reorder<Result>(
    _ body: (inout ContiguousArray<Element>) throws -> Result
  ) rethrows -> Result {
    dropStructure()
    defer { _ids = OrderedSet(uncheckedUniqueElements: _elements.lazy.map(_id(of:))) }
    return try body(&_elements)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements.
  ///
  /// The sort is stable.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the count.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
