// SPDX-License-Identifier: MIT

extension Shared {
  /// Returns whether both properties share the same part of the same value, so that one can take
  /// the place of the other.
  package func isDerivedLike(_ other: Shared) -> Bool {
    box === other.box || box.reference.isDerivedLike(other.box.reference)
  }
}

extension SharedReader {
  /// Returns whether both properties share the same part of the same value, so that one can take
  /// the place of the other.
  package func isDerivedLike(_ other: SharedReader) -> Bool {
    box === other.box || box.reference.isDerivedLike(other.box.reference)
  }
}
