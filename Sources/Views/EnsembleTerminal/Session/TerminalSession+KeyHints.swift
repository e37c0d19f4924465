// SPDX-License-Identifier: MIT

import EnsembleUI

/// A key and its effect.
struct KeyHint: Equatable {
  let key: String
  let effect: String

  init(_ key: String, _ effect: String) {
    self.key = key
    self.effect = effect
  }
}

extension TerminalSession {
  /// Whether there is room for the line with keys.
  var hasChrome: Bool { showsKeys && size.rows >= 4 && size.columns >= 20 }

  /// The size of the screen without the line with keys and the scroll bar.
  var contentSize: ScreenSize {
    hasChrome ? ScreenSize(rows: size.rows - 1, columns: size.columns - 1) : size
  }

  /// The keys that have an effect now, the most useful ones first. There is room for the last two
  /// before the others.
  var keyHints: [KeyHint] {
    if let notice {
      return notice == .keys
        ? [KeyHint("any key", "close")] : [KeyHint("q", "quit"), KeyHint("esc", "stay")]
    }
    if commandList != nil {
      return [KeyHint("return", "press"), KeyHint("↑ ↓", "choose"), KeyHint("esc", "close")]
    }
    if filter?.isTyping == true {
      let rows = Set(top.blocks.compactMap(\.row)).count
      return [
        KeyHint("return", rows == 1 ? "1 row" : "\(rows) rows"), KeyHint("esc", "all rows"),
      ]
    }
    var hints = focusHints
    if top.controls.count(where: { isEnabled($0.id) }) > 1 {
      hints.append(isPart ? KeyHint("arrows", "move") : KeyHint("tab", "next"))
    }
    if editing != nil, hasCommands { hints.append(KeyHint("ctrl-p", "commands")) }
    if filter != nil {
      hints.append(KeyHint("esc", "all rows"))
    } else if top.overlay != nil {
      if !isDismissalDisabled { hints.append(KeyHint("esc", "close")) }
    } else if top.backPage != nil {
      hints.append(KeyHint("esc", "back"))
    } else if editing != nil {
      hints.append(KeyHint("esc", "leave"))
    }
    if canFilter { hints.append(KeyHint("/", filter?.text ?? "filter")) }
    if editing == nil, hasCommands { hints.append(KeyHint("ctrl-p", "commands")) }
    if editing == nil { hints += [KeyHint("?", "keys"), KeyHint("q", "quit")] }
    if editing != nil { hints += [KeyHint("ctrl-c", "quit")] }
    return hints
  }

  /// The keys of the focused control.
  private var focusHints: [KeyHint] {
    guard let focused, let element = tree[focused], !element.isDisabled else { return [] }
    switch element.content {
    case .button, .tapArea: return [KeyHint("return", "press")]
    case .link, .hyperlink: return [KeyHint("return", "open")]
    case .page: return [KeyHint("return", "back")]
    case .toggle(let isOn): return [KeyHint("return", isOn ? "turn off" : "turn on")]
    case .stepper, .slider: return [KeyHint("← →", "change")]
    case .picker: return [KeyHint("← →", "choose")]
    case .entry(let entry):
      return entry.kind == .color
        ? [KeyHint("← →", "choose")] : [KeyHint("← →", "part"), KeyHint("+ −", "change")]
    case .textField(_, _, .editor): return [KeyHint("return", "new line")]
    case .textField(_, _, .lines):
      return [KeyHint("return", "done"), KeyHint("alt-return", "new line")]
    case .textField: return [KeyHint("return", "done")]
    default: return []
    }
  }

  /// Draws the keys that have an effect into the last line, as many as there is room for.
  func paintKeys(_ painter: inout Painter) {
    guard hasChrome else { return }
    var line = Line()
    if let filter, filter.isTyping {
      var text = Span(filter.text, style: CellStyle(attributes: .underline))
      text.caret = text.columns
      line = Line(Span(" /", style: CellStyle(attributes: .bold)), text)
    }
    for hint in keyHints.fitting(size.columns - line.columns) {
      line.append(.gap(line.columns == 0 ? 1 : 2))
      line.append(Span(hint.key, style: CellStyle(attributes: .bold)))
      if !hint.effect.isEmpty {
        line.append(Span(" \(hint.effect)", style: CellStyle(attributes: .dim)))
      }
    }
    let row = size.rows - 1
    painter.paint(
      line,
      row: row,
      in: ScreenArea(row: row, column: 0, rows: 1, columns: size.columns)
    )
  }
}

extension [KeyHint] {
  /// Returns the hints for which there is room, in their order: the last two, and then the first
  /// ones. Of the last one, the key alone remains.
  fileprivate func fitting(_ columns: Int) -> [KeyHint] {
    guard let last else { return [] }
    var room = columns - last.columns
    guard room >= 0 else { return [KeyHint(last.key, "")] }
    var shown = [last]
    if let other = dropLast().last, room >= other.columns {
      room -= other.columns
      shown.insert(other, at: 0)
    }
    let first = dropLast(2).prefix { hint in
      room -= hint.columns
      return room >= 0
    }
    return first + shown
  }
}

extension KeyHint {
  /// The width of the hint with the space around it.
  fileprivate var columns: Int { key.columns + effect.columns + 3 }
}

extension Painter {
  /// Draws a bar whose thick part is the visible part of the content.
  mutating func paintScrollBar(_ thumb: Range<Int>, row: Int, rows: Int, column: Int) {
    let dim = palette.style(CellStyle(attributes: .dim))
    for offset in 0..<rows {
      let isThumb = thumb.contains(offset)
      buffer.write(
        isThumb ? "┃" : "│",
        style: isThumb ? CellStyle() : dim,
        row: row + offset,
        column: column
      )
    }
  }
}
