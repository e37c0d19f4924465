// SPDX-License-Identifier: MIT

import EnsembleUI

extension String {
  /// Returns the displayed text truncated to a number of columns, with `…` in place of missing
  /// text.
  func truncated(to width: Int) -> String {
    let text = displayed
    guard text.columns > width else { return text }
    guard width > 0 else { return "" }
    return text.prefix(columns: width - 1) + "…"
  }

  /// Returns the displayed text truncated at its beginning, middle or end.
  func truncated(to width: Int, _ mode: EnsembleUI.Text.TruncationMode) -> String {
    let text = displayed
    guard mode != .tail, text.columns > width, width > 1 else { return truncated(to: width) }
    let before = mode == .head ? 0 : (width - 1) / 2
    let after = String(String(text.reversed()).prefix(columns: width - 1 - before).reversed())
    return text.prefix(columns: before) + "…" + after
  }

  /// Returns the longest prefix that takes at most a number of columns.
  func prefix(columns width: Int) -> String {
    var taken = 0
    let end = indices.first {
      taken += self[$0].columns
      return taken > width
    }
    return String(self[..<(end ?? endIndex)])
  }
}
