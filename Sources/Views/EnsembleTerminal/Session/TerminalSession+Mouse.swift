// SPDX-License-Identifier: MIT

import EnsembleUI

// An event refers to the frame that the person sees, so the cells of controls are those of the last
// frame. Only the topmost layer has any.

extension TerminalSession {
  /// The number of lines that a step of the wheel scrolls by.
  private static let wheelLines = 3

  /// Handles an event of the mouse.
  func handle(_ event: MouseEvent) {
    switch event.kind {
    case .wheel(let step): scroll(by: step * Self.wheelLines)
    case .release: isDraggingBar = false
    case .drag: if isDraggingBar { dragBar(to: event.position.row) }
    case .press:
      isDraggingBar = isBar(event.position)
      isDraggingBar ? dragBar(to: event.position.row) : press(at: event.position)
    }
  }

  private func press(at position: ScreenPosition) {
    guard let hit = hits[position], let id = hit.span.control, top.index[id] != nil,
      isEnabled(id), let element = tree[id]
    else { return }
    moveFocus(to: id)
    let line = hits.line(of: id, inRow: position.row)
    let column = line.map { position.column - $0.column } ?? 0
    let text = line?.text ?? ""
    switch element.content {
    case .textField: placeCaret(at: position)
    case .stepper:
      let fromEnd = text.columns - column
      if fromEnd <= 3 { adjust(by: 1) } else if (5...7).contains(fromEnd) { adjust(by: -1) }
    case .picker:
      if let start = text.columns(before: "‹"), (start...start + 1).contains(column) {
        adjust(by: -1)
      } else {
        activate()
      }
    case .slider(let value, let bounds, let step):
      slide(id, from: value, in: bounds, step: step, to: column - (text.columns - 11))
    case .entry(let entry): press(entry, of: id, text, column)
    case .focusArea: break
    default: activate()
    }
  }

  /// Moves the knob of a slider to a cell of its track.
  private func slide(
    _ id: ElementID,
    from value: Double,
    in bounds: ClosedRange<Double>,
    step: Double?,
    to cell: Int
  ) {
    guard (0...10).contains(cell) else { return }
    let length = bounds.upperBound - bounds.lowerBound
    var number = bounds.lowerBound + length * Double(cell) / 10
    if let step, step > 0 {
      let steps = ((number - bounds.lowerBound) / step).rounded()
      number = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    if number != value { tree.perform(.slide(number), on: id) }
  }

  /// Selects the part of a date, or chooses another color.
  private func press(_ entry: ValueEntry, of id: ElementID, _ text: String, _ column: Int) {
    guard let start = text.columns(before: "‹") else { return }
    guard let parts = DateParts(entry) else {
      return adjust(entry, of: id, by: column <= start + 1 ? -1 : 1)
    }
    var first = start + 2
    for (part, shown) in parts.shown.enumerated() {
      let next = first + shown.columns
      if column < next {
        dateEditing = DateEditing(id: id, part: part)
        return
      }
      first = next
    }
  }

  /// Places the caret before the character at a position, or behind the last one of its line.
  private func placeCaret(at position: ScreenPosition) {
    guard let editing, let hit = hits.fieldText(of: editing.id, inRow: position.row),
      let first = hit.span.firstCharacter, position.column >= hit.column
    else { return }
    var caret = first
    var column = hit.column
    let end = min(position.column, hit.column + hit.span.columns)
    for character in editing.editor.text.dropFirst(first) {
      if character.isNewline { break }
      column += editing.editor.kind == .secure ? 1 : character.displayed?.columns ?? 0
      if column > end { break }
      caret += 1
    }
    editing.editor.move(to: caret)
    reveals = true
  }

  // MARK: Scroll bar

  private func isBar(_ position: ScreenPosition) -> Bool {
    guard let bar = hits.bar else { return false }
    return position.column == bar.column && (bar.row..<bar.row + bar.rows).contains(position.row)
  }

  private func dragBar(to row: Int) {
    guard let bar = hits.bar else { return }
    scroll(toPart: Double(row - bar.row) / Double(max(1, bar.rows - 1)))
  }
}

extension String {
  /// Returns the number of columns before the last occurrence of a character.
  fileprivate func columns(before character: Character) -> Int? {
    lastIndex(of: character).map { String(self[..<$0]).columns }
  }
}
