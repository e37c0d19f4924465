// SPDX-License-Identifier: MIT

extension String {
  /// The text as one line without control characters: those are replaced, and invisible characters
  /// removed.
  ///
  /// So no state of an application can send commands to the terminal.
  var displayed: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = ""
    for character in self {
      if let shown = character.displayed { result.append(shown) }
    }
    return result
  }

  /// The number of columns that ``displayed`` takes.
  var columns: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + ($1.displayed?.columns ?? 0) }
  }
}

extension Character {
  /// The character to write to a terminal; nil if it is invisible.
  var displayed: Character? {
    if isNewline || self == "\t" { return " " }
    if isControl { return "\u{FFFD}" }
    return columns == 0 ? nil : self
  }
}
