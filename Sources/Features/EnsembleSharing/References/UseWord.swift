// SPDX-License-Identifier: MIT

/// The word that counts the users of something that is released once it was replaced, and is not
/// used any more: twice the number of users, plus 1 if it was replaced.
///
/// A user looks at the word, adds a use, and looks at what the word was before that: if it was
/// replaced, the use ends at once. Whoever ends a use, or marks the replacement, looks at the word
/// that is left, and releases if it is the last. A user that comes too late may be the last one a
/// second time, so releasing twice must be harmless.
package enum UseWord {
  /// The amount that a use adds.
  package static let use: UInt = 2

  /// The mark of the replacement.
  package static let replaced: UInt = 1

  /// Returns whether a word is that of something that was replaced.
  @inline(__always)
  package static func isReplaced(_ word: UInt) -> Bool { word & replaced != 0 }

  /// Returns whether a word is left by the last one who is to release.
  @inline(__always)
  package static func isLast(_ word: UInt) -> Bool { word == replaced }
}
