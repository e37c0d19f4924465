// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray {
  /// Creates an empty array of elements identified by one of their properties.
  ///
  /// - Parameter id: The property that identifies an element.
  /// - Complexity: O(1).
  @inlinable
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(_identify: { $0.pointee[keyPath: id] })
  }

  /// Creates an array of elements with unique ids.
  ///
  /// Two elements with the same id are a precondition failure.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  /// - Complexity: O(*n*) on average, where *n* is the count.
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(id: id)
    _appendUnique(elements)
  }

  /// Creates an array of elements with unique ids.
  ///
  /// The name is that of other libraries, which do not check the ids in release builds. Here two
  /// elements with the same id are a precondition failure in any build.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  /// - Complexity: O(*n*) on average, where *n* is the count.
  @inlinable
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Creates an array of elements, keeping the first of those with the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  /// - Complexity: O(*n*) on average, where *n* is the count.
  @inlinable
  public init(_ elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(id: id)
    append(contentsOf: elements)
  }

  /// Creates an array of elements, combining those with the same id.
  ///
  /// A combined element replaces the first of the two. It must have their id; another id is a
  /// precondition failure.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  ///   - combine: A closure that combines two elements with the same id, passed in order.
  /// - Complexity: O(*n*) on average, where *n* is the count.
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
  /// Creates an empty array.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() {
    self.init(_identify: { $0.pointee.id })
  }

  /// Creates an array of elements with unique ids.
  ///
  /// Two elements with the same id are a precondition failure. Use ``init(_:)`` or
  /// ``init(_:uniquingIDsWith:)`` for elements that may repeat.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the count.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    _appendUnique(elements)
  }

  /// Creates an array of elements with unique ids.
  ///
  /// The name is that of other libraries, which do not check the ids in release builds. Here two
  /// elements with the same id are a precondition failure in any build.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the count.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }

  /// Creates an array of elements, keeping the first of those with the same id.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the count.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// Creates an array of elements, combining those with the same id.
  ///
  /// A combined element replaces the first of the two. It must have their id; another id is a
  /// precondition failure.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: A closure that combines two elements with the same id, passed in order.
  /// - Complexity: O(*n*) on average, where *n* is the count.
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
  /// Creates an array of elements, keeping the first of those with the same id.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the count.
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
