// SPDX-License-Identifier: MIT

extension String {
  /// Returns the displayed text truncated to a number of columns, with `…` in place of missing
  /// text.
  func truncated(to width: Int) -> String {
    let text = displayed
    guard text.columns > width else { return text }
    guard width > 0 else { return "" }
    return text.prefix(columns: width - 1) + "…"
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
