// SPDX-License-Identifier: MIT

import EnsembleUI

/// A text that is edited, with a caret.
///
/// The caret is between user-perceived characters, however many scalars they have.
struct LineEditor: Equatable {
  private(set) var text: String
  /// The number of characters before the caret.
  private(set) var caret: Int
  let kind: TextFieldKind
  /// The number of characters out of sight to the left; of several lines, the number of lines
  /// above.
  var scroll = 0
  /// The number of columns that the lines of a text of several lines were last wrapped to.
  var width = 0
  /// The column that the caret keeps as it moves from line to line.
  var goal: Int?

  /// Creates an editor with the caret at the end of a text.
  init(text: String, kind: TextFieldKind = .line) {
    self.text = text
    self.kind = kind
    caret = text.count
  }

  private var head: Substring { text.prefix(caret) }
  private var tail: Substring { text.dropFirst(caret) }

  /// Adopts a text that was changed elsewhere.
  ///
  /// The caret keeps its offset relative to the unchanged text before or after it; in a text that
  /// was empty, it moves to the end.
  mutating func adopt(_ new: String) {
    guard new != text else { return }
    goal = nil
    let count = new.count
    if text.isEmpty {
      caret = count
    } else if !new.hasPrefix(head) {
      caret = new.hasSuffix(tail) ? count - tail.count : min(caret, count)
    }
    text = new
    caret = min(caret, count)
  }

  // MARK: Writing

  /// Inserts text at the caret.
  ///
  /// In a field of one line, line breaks and tabs become spaces. Other control characters are
  /// dropped.
  mutating func insert(_ addition: String) {
    let written = addition.compactMap { character -> Character? in
      if character.isNewline { return kind.hasLines ? "\n" : " " }
      if character == "\t" { return kind.hasLines ? character : " " }
      return character.isControl ? nil : character
    }
    guard !written.isEmpty else { return }
    let before = String(head) + String(written)
    text = before + String(tail)
    // The inserted text may have combined with the following character.
    caret = min(before.count, text.count)
  }

  mutating func deleteBackward() {
    remove(from: max(0, caret - 1), to: caret)
  }

  mutating func deleteForward() {
    remove(from: caret, to: min(text.count, caret + 1))
  }

  /// Deletes from the caret back to the start of its line, or the line break before it at the start
  /// of a line.
  mutating func deleteToStart() {
    let count = kind.hasLines ? head.reversed().prefix { !$0.isNewline }.count : caret
    remove(from: max(0, caret - max(1, count)), to: caret)
  }

  /// Deletes from the caret to the end of its line, or the line break at the end of a line.
  mutating func deleteToEnd() {
    let count = kind.hasLines ? tail.prefix { !$0.isNewline }.count : tail.count
    remove(from: caret, to: min(text.count, caret + max(1, count)))
  }

  mutating func deleteWordBackward() {
    remove(from: wordStart, to: caret)
  }

  mutating func deleteWordForward() {
    remove(from: caret, to: wordEnd)
  }

  private mutating func remove(from start: Int, to end: Int) {
    text = String(text.prefix(start) + text.dropFirst(end))
    caret = min(start, text.count)
  }

  // MARK: Moving

  mutating func moveLeft() { caret = max(0, caret - 1) }
  mutating func moveRight() { caret = min(text.count, caret + 1) }
  mutating func move(to offset: Int) { caret = min(max(0, offset), text.count) }
  mutating func moveToStart() { caret = 0 }
  mutating func moveToEnd() { caret = text.count }
  mutating func moveWordLeft() { caret = wordStart }
  mutating func moveWordRight() { caret = wordEnd }

  private var wordStart: Int {
    let rest = head.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }
    return Array(rest).count
  }

  private var wordEnd: Int {
    let rest = tail.drop { $0.isWhitespace }.drop { !$0.isWhitespace }
    return text.count - rest.count
  }
}
