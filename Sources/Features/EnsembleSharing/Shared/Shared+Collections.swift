// SPDX-License-Identifier: MIT

import EnsembleCollections

extension RangeReplaceableCollection {
  /// Creates a collection of the shared elements of a shared array.
  ///
  /// ```swift
  /// ForEach(Array(store.$todos)) { $todo in … }
  /// ```
  ///
  /// An element that is removed from the array keeps its last value.
  ///
  /// - Complexity: O(*n*).
  public init<ID, Value>(_ shared: Shared<IdentifiedArray<ID, Value>>)
  where Element == Shared<Value> {
    self.init(shared.wrappedValue.ids.compactMap { Shared(element: shared[id: $0]) })
  }

  /// Creates a collection of the shared elements of a shared array.
  ///
  /// An element that is removed from the array keeps its last value.
  ///
  /// - Complexity: O(*n*).
  public init<ID, Value>(_ shared: SharedReader<IdentifiedArray<ID, Value>>)
  where Element == SharedReader<Value> {
    self.init(shared.wrappedValue.ids.compactMap { SharedReader(element: shared[id: $0]) })
  }
}

extension Shared {
  fileprivate subscript<ID, Element>(id id: ID) -> Shared<Element?>
  where Value == IdentifiedArray<ID, Element> {
    self[dynamicMember: \.[id: id]]
  }
}

extension SharedReader {
  fileprivate subscript<ID, Element>(id id: ID) -> SharedReader<Element?>
  where Value == IdentifiedArray<ID, Element> {
    self[dynamicMember: \.[id: id]]
  }
}
