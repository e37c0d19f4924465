// SPDX-License-Identifier: MIT

/// A line of text that is being written.
///
/// The caret is between characters as people see them, however many scalars they have.
struct LineEditor: Equatable {
  private(set) var text: String
  /// How many characters are before the caret.
  private(set) var caret: Int
  /// How many characters are out of sight to the left.
  var scroll = 0

  /// Begins at the end of a text.
  init(text: String) {
    self.text = text
    caret = text.count
  }

  private var head: Substring { text.prefix(caret) }
  private var tail: Substring { text.dropFirst(caret) }

  /// Takes over a text that somebody else has changed. The caret stays with what is before it, or with what
  /// is behind it; in a text that was empty it goes to the end.
  mutating func adopt(_ new: String) {
    guard new != text else { return }
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

  /// Adds text at the caret. Line breaks become spaces; other control characters are left out.
  mutating func insert(_ addition: String) {
    let line = addition.compactMap { character -> Character? in
      if character.isNewline || character == "\t" { return " " }
      return character.isControl ? nil : character
    }
    guard !line.isEmpty else { return }
    let before = String(head) + String(line)
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

  mutating func deleteToStart() {
    remove(from: 0, to: caret)
  }

  mutating func deleteToEnd() {
    remove(from: caret, to: text.count)
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
