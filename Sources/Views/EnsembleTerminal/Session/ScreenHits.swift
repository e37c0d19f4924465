// SPDX-License-Identifier: MIT

import EnsembleUI

/// The controls on the screen, by the cells that show them.
struct ScreenHits {
  /// A part of a line that belongs to a control.
  struct Hit {
    let column: Int
    let span: Span
  }

  /// The scroll bar of the topmost layer.
  struct Bar: Equatable {
    let column: Int
    let row: Int
    let rows: Int
  }

  var bar: Bar?
  private var rows: [Int: [Hit]] = [:]

  /// Adds the controls of a line.
  mutating func add(_ line: Line, row: Int, column: Int, limit: Int) {
    var column = column
    for span in line.spans {
      if span.control != nil, column < limit {
        rows[row, default: []].append(Hit(column: column, span: span))
      }
      column += span.columns
    }
  }

  /// Returns the part of a control at a position.
  subscript(position: ScreenPosition) -> Hit? {
    rows[position.row]?.last { hit in
      (hit.column..<hit.column + hit.span.columns).contains(position.column)
    }
  }

  /// Returns the part of a field in a row that shows its text.
  func fieldText(of field: ElementID, inRow row: Int) -> Hit? {
    rows[row]?.first { $0.span.control == field && $0.span.firstCharacter != nil }
  }

  /// Returns the text of a control in a row, with its first column.
  func line(of control: ElementID, inRow row: Int) -> (text: String, column: Int)? {
    let hits = (rows[row] ?? []).filter { $0.span.control == control }
    guard let first = hits.first else { return nil }
    var text = ""
    for hit in hits {
      let gap = hit.column - first.column - text.columns
      text += String(repeating: " ", count: max(0, gap)) + hit.span.text
    }
    return (text, first.column)
  }
}
