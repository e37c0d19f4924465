// SPDX-License-Identifier: MIT

extension String {
  /// Returns the displayed text in lines of at most a number of columns, broken between words where
  /// possible.
  func wrapped(to width: Int) -> [String] {
    let paragraphs = split(omittingEmptySubsequences: false) { $0.isNewline }
    return paragraphs.flatMap { String($0).displayed.wrappedParagraph(to: max(1, width)) }
  }

  private func wrappedParagraph(to width: Int) -> [String] {
    if columns <= width { return [trimmingTrailingSpaces()] }
    var lines = LineBreaker(width: width)
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      lines.add(word)
    }
    return lines.finish()
  }

  /// Returns the text without trailing spaces.
  func trimmingTrailingSpaces() -> String {
    guard hasSuffix(" ") else { return self }
    return String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

/// Wraps words to lines.
private struct LineBreaker {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var taken = 0
  private var isEmpty = true

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ word: Substring) {
    let columns = String(word).columns
    if isEmpty {
      isEmpty = false
    } else if taken + 1 + columns <= width {
      line.append(" ")
      taken += 1
    } else {
      end()
    }
    if columns <= width - taken {
      line += word
      taken += columns
    } else {
      word.forEach { add($0) }
    }
  }

  /// Adds a character of a word that is longer than a line.
  private mutating func add(_ character: Character) {
    let columns = character.columns
    if taken + columns > width, taken > 0 { end() }
    line.append(character)
    taken += columns
  }

  private mutating func end() {
    lines.append(line.trimmingTrailingSpaces())
    line = ""
    taken = 0
  }

  mutating func finish() -> [String] {
    end()
    return lines
  }
}
