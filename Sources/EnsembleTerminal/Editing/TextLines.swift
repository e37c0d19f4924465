// SPDX-License-Identifier: MIT

/// The lines that a text is shown in while it can be written in: every character has its place in one.
///
/// The last column is free for the caret, but for a space that a line ends with. The whole text is looked at, for each
/// key and each frame.
struct TextLines {
  let characters: [Character]
  /// The characters of each line, without its line break. There is one line at least.
  private(set) var ranges: [Range<Int>] = []

  init(_ text: String, width: Int) {
    characters = Array(text)
    var breaker = Breaker(room: max(1, width - 1))
    for (offset, character) in characters.enumerated() {
      breaker.add(character, at: offset)
    }
    ranges = breaker.ranges + [breaker.start..<characters.count]
  }

  /// The text of a line.
  subscript(line: Int) -> String { String(characters[ranges[line]]) }

  // MARK: Places between characters

  /// The line in which a place is; where one line goes on in the next, that is the next.
  func line(at place: Int) -> Int {
    max(0, ranges.partitioningIndex { $0.lowerBound > place } - 1)
  }

  /// How many columns are before a place in its line.
  func column(of place: Int) -> Int {
    characters[ranges[line(at: place)].lowerBound..<place].reduce(0) { $0 + $1.shownColumns }
  }

  /// The last place in a line.
  func end(of line: Int) -> Int {
    let range = ranges[line]
    let goesOn =
      ranges.indices.contains(line + 1) && ranges[line + 1].lowerBound == range.upperBound
    return goesOn ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }

  /// The place in a line that is at a column, or else the last one before it.
  func place(at column: Int, in line: Int) -> Int {
    var place = ranges[line].lowerBound
    var taken = 0
    while place < end(of: line) {
      taken += characters[place].shownColumns
      if taken > column { break }
      place += 1
    }
    return place
  }
}

/// Breaks a text into lines, between words where that is possible.
private struct Breaker {
  let room: Int
  var ranges: [Range<Int>] = []
  var start = 0
  /// The columns of the characters since the last space in the line.
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

  /// Ends the line before its last word, or in it, if it has no other.
  private mutating func breakLine(before offset: Int) {
    let word = offset - widths.count
    guard word > start else { return end(at: offset) }
    let kept = widths
    end(at: word)
    widths = kept
    taken = kept.reduce(0, +)
  }

  private mutating func end(at place: Int) {
    ranges.append(start..<place)
    start = place
    taken = 0
    widths = []
  }
}

extension Character {
  /// How many columns it takes where text is shown.
  fileprivate var shownColumns: Int { displayed?.columns ?? 0 }
}
