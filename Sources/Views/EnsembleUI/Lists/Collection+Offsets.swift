// SPDX-License-Identifier: MIT

import Foundation

// SwiftUI declares the same, for the actions of `onMove` and `onDelete`. An `IdentifiedArray` has
// its own, which keep its ids unique.
#if !canImport(SwiftUI)

extension MutableCollection {
  /// Moves elements to an offset, as requested by `onMove`.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements.
  ///   - destination: The offset, before the move, of the element that they are put in front of;
  ///     the number of elements for the end.
  /// - Complexity: O(*n*).
  @_disfavoredOverload
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.prefix(destination).filter { !source.contains($0) }.map { all[$0] }
    let after = all.indices.dropFirst(destination).filter { !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, as requested by `onDelete`.
  ///
  /// - Complexity: O(*n*).
  @_disfavoredOverload
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

#endif
