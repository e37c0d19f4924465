// SPDX-License-Identifier: MIT

import EnsembleShims
import OrderedCollections

// Ids are stored beside the elements, and not in an ordered dictionary: both are available in O(1),
// and a collection of child stores keeps the ids without making the next change copy the elements.
// The structure token is created when it is first asked for, so an array that is not watched pays
// nothing for it.

/// An ordered collection of elements with unique, stable ids.
///
/// It keeps its elements in order, like an array, and never holds two with the same id. Looking up
/// an element by its id is O(1) on average, and so is mutating one in place.
///
/// An element's id must not change while the element is in the array: remove the element and insert
/// another instead. Changing the id in place is a precondition failure.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var _ids: OrderedSet<ID>
  @usableFromInline var _elements: ContiguousArray<Element>
  @usableFromInline var _token: StructureToken?

  /// A function that reads an element's id through a pointer, so that nothing else is retained.
  ///
  /// Every initializer creates it from a `Sendable` key path or from `Identifiable.id`, so it may
  /// be shared. It isn't `@Sendable`, as capturing a generic conformance would then be diagnosed.
  @usableFromInline nonisolated(unsafe) let _identify: (UnsafePointer<Element>) -> ID

  @inlinable
  init(
    _ids: OrderedSet<ID>,
    _elements: ContiguousArray<Element>,
    _identify: @escaping (UnsafePointer<Element>) -> ID
  ) {
    self._ids = _ids
    self._elements = _elements
    self._identify = _identify
  }

  @inlinable
  init(_identify: @escaping (UnsafePointer<Element>) -> ID) {
    self.init(_ids: [], _elements: [], _identify: _identify)
  }
}

/// An identified array of elements that are `Identifiable`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  /// The ids of the elements, in order.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var ids: OrderedSet<ID> { _ids }

  /// The elements, in order.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var elements: [Element] { Array(_elements) }

  /// Returns the position of the element with an id; nil if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func index(id: ID) -> Int? { _ids.firstIndex(of: id) }

  /// Returns a Boolean value that indicates whether there is an element with an id.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(id: ID) -> Bool { _ids.contains(id) }

  /// Reserves space for a number of elements, so that appending up to it doesn't allocate.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    _ids.reserveCapacity(minimumCapacity)
    _elements.reserveCapacity(minimumCapacity)
  }

  @inlinable
  func _id(of element: Element) -> ID {
    // Reads are ignored here: otherwise each element of a new array would get an observation box of
    // 270 bytes.
    let isTracked = ensemble_scope_get() == nil
    if isTracked { ensemble_scope_set(ensemble_ignored_scope()) }
    defer { if isTracked { ensemble_scope_set(nil) } }
    return withUnsafePointer(to: element, _identify)
  }
}
