// SPDX-License-Identifier: MIT

/// A word that counts the users of an object, which is released once it was replaced and has no
/// users left. The word is twice the number of users, plus 1 if the object was replaced.
///
/// A user loads the word, adds a use, and checks the previous word: if the object was already
/// replaced, the user ends its use at once. The thread that ends a use or marks the replacement
/// checks the resulting word, and releases the object if no use is left. A late user may find
/// itself the last one a second time, so releasing twice must be harmless.
package enum UseWord {
  /// The amount that a use adds.
  package static let use: UInt = 2

  /// The mark of the replacement.
  package static let replaced: UInt = 1

  /// Returns whether a word marks a replaced object.
  @inline(__always)
  package static func isReplaced(_ word: UInt) -> Bool { word & replaced != 0 }

  /// Returns whether a word means that the object is replaced and unused, so that it must be
  /// released.
  @inline(__always)
  package static func isLast(_ word: UInt) -> Bool { word == replaced }
}
