// SPDX-License-Identifier: MIT

/// The visible part of a text field of one line.
struct FieldWindow: Equatable {
  /// The visible text.
  var text: String
  /// The column of the caret in the visible text; nil while the field is not edited.
  var caret: Int?

  /// Creates a window on the beginning of a text that is not edited.
  init(text: String, isSecure: Bool, width: Int) {
    self.text = (isSecure ? text.bullets : text).truncated(to: width)
  }

  /// Creates a window around the caret.
  ///
  /// The editor keeps the scroll offset, so that the text rests while the caret moves within it.
  init(_ editor: inout LineEditor, isSecure: Bool, width: Int) {
    let characters = Array(isSecure ? editor.text.bullets : editor.text)
    let widths = characters.map { $0.displayed?.columns ?? 0 }
    // The caret needs an additional column.
    let room = max(1, width - 1)
    var start = min(editor.scroll, editor.caret)
    var taken = widths[start..<editor.caret].reduce(0, +)
    while taken > room {
      taken -= widths[start]
      start += 1
    }
    // Leaves no empty space while a part of the text is out of sight.
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
  /// A bullet for each character.
  var bullets: String { String(repeating: "•", count: count) }
}
