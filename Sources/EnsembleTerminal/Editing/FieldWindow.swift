// SPDX-License-Identifier: MIT

/// The part of a line of text that a field shows.
struct FieldWindow: Equatable {
  /// What is seen.
  var text: String
  /// The column of the caret in it; nil where nobody writes.
  var caret: Int?

  /// The beginning of a text that nobody writes in.
  init(text: String, isSecure: Bool, width: Int) {
    self.text = (isSecure ? text.bullets : text).truncated(to: width)
  }

  /// The part around the caret. The editor remembers how far it is scrolled, so that the text rests while
  /// the caret moves in it.
  init(_ editor: inout LineEditor, isSecure: Bool, width: Int) {
    let characters = Array(isSecure ? editor.text.bullets : editor.text)
    let widths = characters.map { $0.displayed?.columns ?? 0 }
    // The caret itself takes a column.
    let room = max(1, width - 1)
    var start = min(editor.scroll, editor.caret)
    var taken = widths[start..<editor.caret].reduce(0, +)
    while taken > room {
      taken -= widths[start]
      start += 1
    }
    // No space is left empty while something is out of sight.
    var rest = widths[start...].reduce(0, +)
    while start > 0, rest + widths[start - 1] <= room {
      start -= 1
      taken += widths[start]
      rest += widths[start]
    }
    editor.scroll = start
    caret = taken
    text = String(characters[start...]).displayed.prefix(columns: width)
  }
}

extension String {
  /// As many bullets as it has characters.
  var bullets: String { String(repeating: "•", count: count) }
}
