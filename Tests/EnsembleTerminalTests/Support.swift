// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

extension TerminalSession {
  /// Creates a session of a view in a small terminal.
  static func of(
    rows: Int = 8,
    columns: Int = 30,
    palette: Palette = .colors,
    givesFocus: Bool = true,
    showsKeys: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> TerminalSession {
    TerminalSession(
      tree: ViewTree(AppView(content: content)),
      size: ScreenSize(rows: rows, columns: columns),
      palette: palette,
      givesFocus: givesFocus,
      showsKeys: showsKeys
    )
  }

  /// The visible text without trailing empty lines.
  var text: String {
    var lines = frame().buffer.lines
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The label of the focused control.
  var focusedText: String? {
    update()
    return focused.map { tree[$0]?.content == .page ? "‹ Back" : tree.text(of: $0) }
  }

  /// Presses keys one after the other.
  func press(_ keys: Key...) {
    for key in keys { _ = handle(.plain(key)) }
  }

  /// The text of the inverse cells, which show the focus.
  var highlighted: String {
    let cells = frame().buffer.cells.filter { $0.style.attributes.contains(.inverse) }
    return String(cells.map(\.character))
  }
}
