// SPDX-License-Identifier: MIT

import EnsembleUI

/// A box above all layers, which takes the next key.
enum Notice: Equatable {
  /// The list of all keys.
  case keys
  /// The question whether to lose changes.
  case quitting
}

extension Notice {
  /// The title of the box.
  var title: String {
    switch self {
    case .keys: "Keys"
    case .quitting: "Quit?"
    }
  }

  /// Returns the lines of the box, each with a key and its effect.
  ///
  /// - Parameter isPart: Whether the screen is a part of a page, which keeps some keys.
  func lines(isPart: Bool) -> [KeyHint] {
    switch self {
    case .keys:
      (isPart
        ? [KeyHint("tab", "leave the terminal")]
        : [KeyHint("tab", "next; shift-tab: previous")])
        + [
          KeyHint("arrows", "move, or change a value"),
          KeyHint("return", "press; also space"), KeyHint("+ -", "change a value"),
          KeyHint("esc", "close, back; or backspace"),
          KeyHint("page up", "scroll; also page down"), KeyHint("home end", "first, last control"),
          KeyHint("/", "filter the rows of a list"),
          KeyHint("ctrl-p", "find what can be pressed"),
        ]
        + (isPart
          ? [KeyHint("q", "quit")]
          : [
            KeyHint("ctrl-l", "draw the screen again"), KeyHint("ctrl-z", "suspend"),
            KeyHint("q", "quit; also ctrl-c"),
          ])
    case .quitting:
      [
        KeyHint("", "There are unsaved changes."), KeyHint("", ""),
        KeyHint("q", "quit, and lose them"), KeyHint("esc", "stay"),
      ]
    }
  }
}

extension TerminalSession {
  /// Ends the session, or asks first if a view uses `interactiveDismissDisabled()`, since changes
  /// would be lost.
  func quit() -> KeyOutcome {
    guard tree.hasDismissalLocks, hasChrome else { return .quit }
    notice = .quitting
    return .go
  }

  /// Whether the question before quitting is shown, and no unsaved changes are left.
  ///
  /// A form that saves is shown until its effects have ended. The question that it causes meanwhile
  /// needs no answer when the form is gone.
  var canQuitWithoutAnswer: Bool { notice == .quitting && !tree.hasDismissalLocks }

  /// Passes a key to the box above all layers. Returns nil if there is no box, and for the keys
  /// that suspend the program or redraw the screen, which keep their effect.
  func answer(_ press: KeyStroke) -> KeyOutcome? {
    guard let notice, press != .control("z"), press != .control("l") else { return nil }
    if case .mouse(let event) = press.key, event.kind != .press { return .go }
    self.notice = nil
    switch (press, notice) {
    case (.control("c"), .quitting), (.control("d"), .quitting): return .quit
    case (.control("c"), .keys), (.control("d"), .keys): return quit()
    case (_, .keys): return .go
    case (_, .quitting):
      guard case .text(let text) = press.key, press.modifiers.isEmpty else { return .go }
      return text.hasPrefix("q") ? .quit : .go
    }
  }
}

extension Painter {
  /// Draws a box with keys in the middle of a screen.
  mutating func paint(_ notice: Notice?, in size: ScreenSize, isPart: Bool) {
    guard let notice else { return }
    let lines = notice.lines(isPart: isPart)
    let keyColumns = lines.reduce(0) { max($0, $1.key.columns) } + 2
    let widest = lines.reduce(0) { max($0, $1.effect.columns) } + keyColumns
    let columns = max(1, min(widest, size.columns - 4))
    let rows = max(1, min(lines.count, size.rows - 2))
    let area = ScreenArea(
      row: max(1, (size.rows - rows) / 2),
      column: max(2, (size.columns - columns) / 2),
      rows: rows,
      columns: columns
    )
    paintBorder(around: area, title: notice.title)
    for (row, hint) in lines.prefix(rows).enumerated() {
      var line = Line(Span(hint.key, style: CellStyle(attributes: .bold)))
      if !hint.key.isEmpty { line.pad(to: keyColumns) }
      line.append(Span(hint.effect))
      paint(line, row: area.row + row, in: area)
    }
  }
}
