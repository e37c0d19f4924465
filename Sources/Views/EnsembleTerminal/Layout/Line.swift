// SPDX-License-Identifier: MIT

import EnsembleUI

// State may contain untrusted text, whose escape sequences could control the terminal. Text only
// enters a span through `displayed`, which replaces control characters and drops invisible ones.
// After a character of several scalars, for which terminals use different widths, the cursor is
// positioned explicitly.

/// A part of a line in one style.
struct Span: Equatable {
  let text: String
  let columns: Int
  var style: CellStyle
  /// The control that the span belongs to.
  var control: ElementID?
  /// The position of the caret, counted from the start of the span.
  var caret: Int?
  /// The offset of the first shown character of a field's text; nil for other spans.
  var firstCharacter: Int?

  init(_ text: String, style: CellStyle = CellStyle(), control: ElementID? = nil) {
    self.text = text.displayed
    self.style = style
    self.control = control
    columns = self.text.columns
  }

  /// Returns a blank span of a width.
  static func gap(_ columns: Int) -> Span {
    Span(String(repeating: " ", count: max(0, columns)))
  }
}

/// A line of text in several styles.
struct Line: Equatable {
  private(set) var spans: [Span] = []
  private(set) var columns = 0

  init() {}

  init(_ spans: Span...) {
    for span in spans { append(span) }
  }

  mutating func append(_ span: Span) {
    guard span.columns > 0 || span.caret != nil else { return }
    spans.append(span)
    columns += span.columns
  }

  /// Appends a span, as a part of the last one if that has the same style.
  mutating func append(joining span: Span) {
    let isBlank = { (span: Span) in span.text.allSatisfy { $0 == " " } }
    guard let last = spans.last, last.style == span.style, isBlank(last) == isBlank(span),
      last.control == nil, span.control == nil, last.caret == nil, span.caret == nil
    else { return append(span) }
    spans[spans.count - 1] = Span(last.text + span.text, style: span.style)
    columns += span.columns
  }

  mutating func append(_ line: Line) {
    spans += line.spans
    columns += line.columns
  }

  /// Pads the line to a width.
  mutating func pad(to width: Int) {
    if columns < width { append(.gap(width - columns)) }
  }

  /// Changes the style of every span.
  mutating func restyle(_ change: (inout CellStyle) -> Void) {
    for index in spans.indices { change(&spans[index].style) }
  }

  /// Assigns spans to a control: every one, or those that do not belong to a control inside it.
  mutating func assign(_ control: ElementID, keepingOthers: Bool = false) {
    for index in spans.indices where !keepingOthers || spans[index].control == nil {
      spans[index].control = control
    }
  }

  /// The controls in the line, with the columns at which they begin.
  var controls: [(id: ElementID, column: Int)] {
    var controls: [(id: ElementID, column: Int)] = []
    var column = 0
    for span in spans {
      if let control = span.control, controls.last?.id != control {
        controls.append((control, column))
      }
      column += span.columns
    }
    return controls
  }

  /// The column of the caret.
  var caret: Int? {
    var column = 0
    for span in spans {
      if let caret = span.caret { return column + caret }
      column += span.columns
    }
    return nil
  }
}

extension Line {
  /// Returns the line with a character drawn at the caret. It replaces a column of the following
  /// space, so that the rest does not move.
  func showingCaret() -> Line {
    var line = Line()
    var isOwed = false
    for span in spans {
      guard let caret = span.caret else {
        let isGap = span.text.allSatisfy { $0 == " " }
        line.append(isOwed && isGap ? span.replacing(String(span.text.dropFirst())) : span)
        isOwed = isOwed && !isGap
        continue
      }
      let before = span.text.prefix(columns: caret)
      line.append(span.replacing(before))
      line.append(Span("▏", control: span.control))
      line.append(span.replacing(String(span.text.dropFirst(before.count))))
      isOwed = true
    }
    return line
  }
}

extension Span {
  /// Returns the span with another text.
  fileprivate func replacing(_ text: String) -> Span {
    Span(text, style: style, control: control)
  }
}

/// A block of lines that belong together.
struct Box: Equatable {
  var lines: [Line] = []

  init(_ lines: [Line] = []) {
    self.lines = lines
  }

  init(_ spans: Span...) {
    var line = Line()
    for span in spans { line.append(span) }
    lines = [line]
  }

  /// The width of the widest line.
  var columns: Int { lines.reduce(0) { max($0, $1.columns) } }

  /// Returns the box with a span before its first line, and the other lines indented by its width.
  func prefixed(by span: Span) -> Box {
    var box = self
    for index in lines.indices {
      var line = Line(index == 0 ? span : .gap(span.columns))
      line.append(lines[index])
      box.lines[index] = line
    }
    return box
  }
}
