// SPDX-License-Identifier: MIT

extension String {
  /// The text as one line that a terminal only shows: what it would obey is replaced, what is not seen is
  /// left out. So no state of an application can send commands to the terminal.
  var displayed: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = ""
    for character in self {
      if let shown = character.displayed { result.append(shown) }
    }
    return result
  }

  /// How many columns ``displayed`` takes.
  var columns: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + ($1.displayed?.columns ?? 0) }
  }
}

extension Character {
  /// What a terminal is given for it; nil for what is not seen.
  var displayed: Character? {
    if isNewline || self == "\t" { return " " }
    if isControl { return "\u{FFFD}" }
    return columns == 0 ? nil : self
  }
}
