// SPDX-License-Identifier: MIT

import EnsembleViews

/// What a browser shows in its text fields, so that what is typed is put where it was meant.
///
/// A person types on while the server empties or rewrites a field. An edit says which message the browser had seen. If
/// the text of the field has changed since, what was typed is taken from the edit and done to the text that there is;
/// the browser does the same with what it shows. So both have the same text, and nothing typed is lost.
package struct FieldTexts {
  private var fields: [ElementID: Field] = [:]

  private struct Field {
    /// What the browser shows, but for the messages that it has not seen.
    var text: String
    /// Those messages, and what the browser will show after each.
    var unseen: [(message: Int, text: String)] = []
  }

  /// Notes that a message gives a field another text.
  ///
  /// - Complexity: O(1). A browser that is behind by more messages than ``limit`` is taken to have seen the oldest.
  package mutating func tell(_ text: String, of id: ElementID, shown: String, in message: Int) {
    var field = fields[id] ?? Field(text: shown)
    field.unseen.append((message, text))
    if field.unseen.count > Self.limit { field.text = field.unseen.removeFirst().text }
    fields[id] = field
  }

  /// How many messages are kept for a field.
  package static let limit = 64

  package init() {}

  /// How many messages are kept for all fields.
  package var noteCount: Int { fields.values.reduce(0) { $0 + $1.unseen.count } }

  /// What an edit makes of a field.
  ///
  /// - Parameters:
  ///   - text: The whole text that the browser shows after the edit.
  ///   - shown: What it was told last.
  ///   - current: What the field has by now.
  ///   - seen: The number of the message that the browser had seen last; nil if it does not say.
  package mutating func edit(
    _ text: String,
    of id: ElementID,
    shown: String,
    current: String,
    seen: Int?
  ) -> String {
    var field = fields[id] ?? Field(text: shown)
    while let first = field.unseen.first, first.message <= seen ?? .max {
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

  /// Forgets fields that are not shown any more.
  mutating func forget(_ isGone: (ElementID) -> Bool) {
    if !fields.isEmpty { fields = fields.filter { !isGone($0.key) } }
  }

  mutating func removeAll() { fields = [:] }
}

/// What was typed: text in the place of some other.
///
/// It counts in UTF-16, as browsers do, and does not divide a character that takes two units.
package struct TextEdit: Equatable, Sendable {
  /// The units that are kept after the place.
  private let suffix: Int
  private let removed: Int
  private let inserted: [UInt16]

  /// The smallest edit that makes one text into another.
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

  /// A text after the edit, at the same place from the end.
  package func applied(to text: String) -> String {
    let units = Array(text.utf16)
    var end = max(0, units.count - suffix)
    if end < units.count, end > 0, UTF16.isTrailSurrogate(units[end]) { end -= 1 }
    var start = max(0, end - removed)
    if start > 0, start < units.count, UTF16.isTrailSurrogate(units[start]) { start -= 1 }
    return String(decoding: units[..<start] + inserted + units[end...], as: UTF16.self)
  }
}
