// SPDX-License-Identifier: MIT

// A collection of shared elements is derived anew each time, as for a `ForEach`, so its elements
// count as the same if they refer to the same value. Other properties with equal references do not:
// one of them may get another reference later, which readers of the other one would miss.

extension Shared {
  /// Creates the element of a collection, or returns nil if the optional is nil.
  init?(element: Shared<Value?>) {
    let reference = element.box.reference
    guard let value = reference.value else { return nil }
    box = ReferenceBox(UnwrappedReference(reference, value), isElement: true)
  }

  /// Returns whether both are the same property, or the same element of the same collection.
  package func isSame(as other: Shared) -> Bool { box.isSame(as: other.box) }
}

extension SharedReader {
  /// Creates the element of a collection, or returns nil if the optional is nil.
  init?(element: SharedReader<Value?>) {
    let reference = element.box.reference
    guard let value = reference.value else { return nil }
    box = ReferenceBox(UnwrappedReference(reference, value), isElement: true)
  }

  /// Returns whether both are the same property, or the same element of the same collection.
  package func isSame(as other: SharedReader) -> Bool { box.isSame(as: other.box) }
}

extension ReferenceBox {
  fileprivate func isSame(as other: ReferenceBox) -> Bool {
    self === other
      || isElement && other.isElement && reference.isDerivedLike(other.reference)
  }
}
