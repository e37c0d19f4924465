// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray {
  /// An empty array of elements identified by one of their properties. O(1).
  ///
  /// - Parameter id: The property that identifies an element.
  @inlinable
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(_identify: { $0.pointee[keyPath: id] })
  }

  /// An array of elements no two of which have the same id. O(count) on average.
  ///
  /// Two elements with the same id are a precondition failure.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(id: id)
    _appendUnique(elements)
  }

  /// An array of elements, where the first of those with the same id is kept. O(count) on average.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  @inlinable
  public init(_ elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(id: id)
    append(contentsOf: elements)
  }

  /// An array of elements, where those with the same id are combined. O(count) on average.
  ///
  /// A combined element takes the place of the first. Its id must be that of the two it's made
  /// from; another is a precondition failure.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  ///   - combine: Makes one element of two with the same id, given in their order.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try _append(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array. O(1).
  @inlinable
  public init() {
    self.init(_identify: { $0.pointee.id })
  }

  /// An array of elements no two of which have the same id. O(count) on average.
  ///
  /// Two elements with the same id are a precondition failure. Use ``init(_:)`` or
  /// ``init(_:uniquingIDsWith:)`` for elements that may repeat.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    _appendUnique(elements)
  }

  /// An array of elements, where the first of those with the same id is kept. O(count) on average.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// An array of elements, where those with the same id are combined. O(count) on average.
  ///
  /// A combined element takes the place of the first. Its id must be that of the two it's made
  /// from; another is a precondition failure.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Makes one element of two with the same id, given in their order.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try _append(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// An array of elements, where the first of those with the same id is kept. O(count) on average.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedArray {
  @inlinable
  mutating func _appendUnique(_ elements: some Sequence<Element>) {
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let id = _id(of: element)
      let (inserted, _) = _ids.append(id)
      precondition(inserted, "Elements must be unique: there are several with id \(id)")
      _elements.append(element)
    }
  }

  @inlinable
  mutating func _append(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in elements {
      let (inserted, index) = append(element)
      if !inserted { update(try combine(_elements[index], element), at: index) }
    }
  }
}
