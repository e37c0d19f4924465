// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

extension TerminalSession {
  /// A session of a view, in a small terminal.
  static func of(
    rows: Int = 8,
    columns: Int = 30,
    palette: Palette = .colors,
    givesFocus: Bool = true,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> TerminalSession {
    TerminalSession(
      tree: ViewTree(AppView(content: content)),
      size: ScreenSize(rows: rows, columns: columns),
      palette: palette,
      givesFocus: givesFocus
    )
  }

  /// What is seen, without empty lines at the end.
  var text: String {
    var lines = frame().buffer.lines
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// What the control with the focus says.
  var focusedText: String? {
    update()
    return focused.map { tree[$0]?.content == .page ? "‹ Back" : tree.text(of: $0) }
  }

  /// Presses keys, one after the other.
  func press(_ keys: Key...) {
    for key in keys { _ = handle(.plain(key)) }
  }

  /// The text in inverse cells: what shows the focus.
  var highlighted: String {
    let cells = frame().buffer.cells.filter { $0.style.attributes.contains(.inverse) }
    return String(cells.map(\.character))
  }
}
