// SPDX-License-Identifier: MIT

/// The identities of a collection's elements, in order, and their keys in a dictionary.
final class ElementIdentities {
  private let ids: [ObservableStateID]
  private let keys: AnyHashable?

  init(_ ids: [ObservableStateID], keys: AnyHashable? = nil) {
    self.ids = ids
    self.keys = keys
  }

  /// Returns whether the elements and their order are unchanged.
  func agree(with earlier: ElementIdentities) -> Bool {
    ids == earlier.ids && ids.allSatisfy(\.isKnown) && keys == earlier.keys
  }
}

// Arrays and dictionaries have no structure token as an `IdentifiedArray` has. Comparing the
// identities costs less than notifying the observers of the whole collection, and happens only if
// there are observers.

extension Array: ChangeProvable where Element: ObservableState {
  public mutating func _$changeProof() -> ChangeProof {
    ChangeProof(.elements(ElementIdentities(map { $0._$id })))
  }
}

extension Dictionary: ChangeProvable where Value: ObservableState {
  public mutating func _$changeProof() -> ChangeProof {
    ChangeProof(
      .elements(ElementIdentities(values.map { $0._$id }, keys: AnyHashable(Array(keys))))
    )
  }
}
