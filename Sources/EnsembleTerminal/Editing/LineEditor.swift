// SPDX-License-Identifier: MIT

import EnsembleViews

/// Text that is being written.
///
/// The caret is between characters as people see them, however many scalars they have.
struct LineEditor: Equatable {
  private(set) var text: String
  /// How many characters are before the caret.
  private(set) var caret: Int
  let kind: TextFieldKind
  /// How many characters are out of sight to the left; of several lines, how many lines above.
  var scroll = 0
  /// How many columns the lines of a text of several lines may take, as they were shown last.
  var width = 0
  /// The column that the caret keeps to from line to line.
  var goal: Int?

  /// Begins at the end of a text.
  init(text: String, kind: TextFieldKind = .line) {
    self.text = text
    self.kind = kind
    caret = text.count
  }

  private var head: Substring { text.prefix(caret) }
  private var tail: Substring { text.dropFirst(caret) }

  /// Takes over a text that somebody else has changed. The caret stays with what is before it, or with what
  /// is behind it; in a text that was empty it goes to the end.
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

  /// Adds text at the caret. In a line, what ends lines and tabs become spaces. Other control characters are left
  /// out.
  mutating func insert(_ addition: String) {
    let written = addition.compactMap { character -> Character? in
      if character.isNewline { return kind.hasLines ? "\n" : " " }
      if character == "\t" { return kind.hasLines ? character : " " }
      return character.isControl ? nil : character
    }
    guard !written.isEmpty else { return }
    let before = String(head) + String(written)
    text = before + String(tail)
    // What was added may have joined a character behind it.
    caret = min(before.count, text.count)
  }

  mutating func deleteBackward() {
    remove(from: max(0, caret - 1), to: caret)
  }

  mutating func deleteForward() {
    remove(from: caret, to: min(text.count, caret + 1))
  }

  /// Removes what is before the caret: of several lines, in its line, and at the start of a line the line break.
  mutating func deleteToStart() {
    let count = kind.hasLines ? head.reversed().prefix { !$0.isNewline }.count : caret
    remove(from: max(0, caret - max(1, count)), to: caret)
  }

  /// Removes what is behind the caret: of several lines, in its line, and at the end of a line the line break.
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
  mutating func move(to place: Int) { caret = min(max(0, place), text.count) }
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
