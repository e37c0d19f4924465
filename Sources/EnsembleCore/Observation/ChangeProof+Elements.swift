// SPDX-License-Identifier: MIT

/// The identities of a collection's elements, in order, and their keys in a dictionary.
final class ElementIdentities {
  private let ids: [ObservableStateID]
  private let keys: AnyHashable?

  init(_ ids: [ObservableStateID], keys: AnyHashable? = nil) {
    self.ids = ids
    self.keys = keys
  }

  /// Whether the elements are those of earlier, in the same places.
  func agree(with earlier: ElementIdentities) -> Bool {
    ids == earlier.ids && ids.allSatisfy(\.isKnown) && keys == earlier.keys
  }
}

// An array and a dictionary have no token of their structure, as an `IdentifiedArray` has. Comparing the identities is
// still less than what observers of the whole would do, and is done only if there are any.

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
