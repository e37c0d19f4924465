// SPDX-License-Identifier: MIT

// During editing, each character and the caret after it must be visible, so no spaces are dropped
// at the ends of lines, and the last column is reserved for the caret, so that nothing moves when a
// field gets the focus. Up, down, home and end refer to visible lines, even if several keys arrive
// before a frame.

/// The lines that an edited text is wrapped to: every character has a position in one of them.
///
/// The last column is reserved for the caret, except for a space at the end of a line.
///
/// - Complexity: O(*n*) in the length of the text, for each key press and each frame.
struct TextLines {
  let characters: [Character]
  /// The characters of each line, without its line break. There is at least one line.
  private(set) var ranges: [Range<Int>] = []

  init(_ text: String, width: Int) {
    characters = Array(text)
    var breaker = Breaker(room: max(1, width - 1))
    for (offset, character) in characters.enumerated() {
      breaker.add(character, at: offset)
    }
    ranges = breaker.ranges + [breaker.start..<characters.count]
  }

  /// Returns the text of a line.
  subscript(line: Int) -> String { String(characters[ranges[line]]) }

  // MARK: Offsets between characters

  /// Returns the line of an offset. At a soft line break, that is the line that follows.
  func line(at offset: Int) -> Int {
    max(0, ranges.partitioningIndex { $0.lowerBound > offset } - 1)
  }

  /// Returns the number of columns before an offset in its line.
  func column(of offset: Int) -> Int {
    characters[ranges[line(at: offset)].lowerBound..<offset].reduce(0) { $0 + $1.shownColumns }
  }

  /// Returns the last offset of a line.
  func end(of line: Int) -> Int {
    let range = ranges[line]
    let goesOn =
      ranges.indices.contains(line + 1) && ranges[line + 1].lowerBound == range.upperBound
    return goesOn ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }

  /// Returns the offset at a column of a line, or else the last one before it.
  func offset(at column: Int, in line: Int) -> Int {
    var offset = ranges[line].lowerBound
    var taken = 0
    while offset < end(of: line) {
      taken += characters[offset].shownColumns
      if taken > column { break }
      offset += 1
    }
    return offset
  }
}

/// Wraps a text to lines, between words where possible.
private struct Breaker {
  let room: Int
  var ranges: [Range<Int>] = []
  var start = 0
  /// The columns of the characters since the last space of the line.
  private var widths: [Int] = []
  private var taken = 0

  init(room: Int) {
    self.room = room
  }

  mutating func add(_ character: Character, at offset: Int) {
    let columns = character.shownColumns
    if character.isNewline {
      end(at: offset)
      start = offset + 1
    } else if character.displayed == " " {
      taken += columns
      widths = []
      if taken > room { end(at: offset + 1) }
    } else {
      while taken + columns > room, offset > start { breakLine(before: offset) }
      taken += columns
      widths.append(columns)
    }
  }

  /// Ends the line before its last word, or within the word if it is the only one.
  private mutating func breakLine(before offset: Int) {
    let word = offset - widths.count
    guard word > start else { return end(at: offset) }
    let kept = widths
    end(at: word)
    widths = kept
    taken = kept.reduce(0, +)
  }

  private mutating func end(at offset: Int) {
    ranges.append(start..<offset)
    start = offset
    taken = 0
    widths = []
  }
}

extension Character {
  /// The number of columns that the displayed character takes.
  fileprivate var shownColumns: Int { displayed?.columns ?? 0 }
}
