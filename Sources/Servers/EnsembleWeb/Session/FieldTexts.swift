// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// A person may type while the server rewrites the field. The typed change is extracted from the
// edit and applied to the server's text, at the same distance from the end, and the client does the
// same: both arrive at the same text without waiting. An earlier design dropped a value from the
// server while newer edits waited, and thereby lost it whenever the server cleared a field.

/// The texts that a browser shows in its fields, for rebasing concurrent edits.
///
/// A person can type while the server rewrites a field. Each edit names the last message that the
/// browser had received. If the text of the field has changed since, the typed part is extracted
/// from the edit and applied to the current text. The browser rebases its own text in the same way,
/// so that both converge, and no typing is lost.
package struct FieldTexts {
  private var fields: [ElementID: Field] = [:]

  private struct Field {
    /// The text that the browser shows now, without the messages that it has not received yet.
    var text: String
    /// The unreceived messages, each with the text that the browser will show after it.
    var unseen: [(message: Int, text: String)] = []
  }

  /// Records that a message changes the text of a field.
  ///
  /// - Complexity: O(1). If the browser lags by more than ``limit`` messages, the oldest is treated
  ///   as received.
  package mutating func recordPatch(
    _ text: String,
    of id: ElementID,
    shown: String,
    in message: Int
  ) {
    var field = fields[id] ?? Field(text: shown)
    field.unseen.append((message, text))
    if field.unseen.count > Self.limit { field.text = field.unseen.removeFirst().text }
    fields[id] = field
  }

  /// The maximum number of messages that are kept for a field.
  package static let limit = 64

  package init() {}

  /// The number of messages that are kept for all fields.
  package var messageCount: Int { fields.values.reduce(0) { $0 + $1.unseen.count } }

  /// Applies an edit, and returns the new text of the field.
  ///
  /// - Parameters:
  ///   - text: The whole text that the browser shows after the edit.
  ///   - shown: The text that the browser was sent last.
  ///   - current: The current text of the field.
  ///   - lastMessage: The number of the last message that the browser had received, or nil if it
  ///     does not say.
  package mutating func edit(
    _ text: String,
    of id: ElementID,
    shown: String,
    current: String,
    lastMessage: Int?
  ) -> String {
    var field = fields[id] ?? Field(text: shown)
    while let first = field.unseen.first, first.message <= lastMessage ?? .max {
      field.text = first.text
      field.unseen.removeFirst()
    }
    let edit = TextEdit(from: field.text, to: text)
    for index in field.unseen.indices {
      field.unseen[index].text = edit.applied(to: field.unseen[index].text)
    }
    defer {
      field.text = text
      fields[id] = field
    }
    return current == field.text ? text : edit.applied(to: current)
  }

  /// Removes the fields that are no longer shown.
  mutating func forget(_ isGone: (ElementID) -> Bool) {
    if !fields.isEmpty { fields = fields.filter { !isGone($0.key) } }
  }

  mutating func removeAll() { fields = [:] }
}

/// An edit of a text: the replacement of a range.
///
/// Offsets are in UTF-16 code units, as in browsers. The edit never splits a surrogate pair.
package struct TextEdit: Equatable, Sendable {
  /// The number of code units after the replaced range.
  private let suffix: Int
  private let removed: Int
  private let inserted: [UInt16]

  /// Creates the smallest edit that turns one text into another.
  package init(from old: String, to new: String) {
    let old = Array(old.utf16)
    let new = Array(new.utf16)
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    if prefix > 0, UTF16.isLeadSurrogate(old[prefix - 1]) { prefix -= 1 }
    var suffix = 0
    while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    if suffix > 0, UTF16.isTrailSurrogate(old[old.count - suffix]) { suffix -= 1 }
    self.suffix = suffix
    removed = old.count - prefix - suffix
    inserted = Array(new[prefix..<(new.count - suffix)])
  }

  /// Returns a text with the edit applied at the same distance from the end.
  package func applied(to text: String) -> String {
    let units = Array(text.utf16)
    var end = max(0, units.count - suffix)
    if end < units.count, end > 0, UTF16.isTrailSurrogate(units[end]) { end -= 1 }
    var start = max(0, end - removed)
    if start > 0, start < units.count, UTF16.isTrailSurrogate(units[start]) { start -= 1 }
    return String(decoding: units[..<start] + inserted + units[end...], as: UTF16.self)
  }
}
#endif
