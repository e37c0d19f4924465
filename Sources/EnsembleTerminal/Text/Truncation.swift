// SPDX-License-Identifier: MIT

extension String {
  /// What fits into some columns of the displayed text; `…` at its end where something is missing.
  func truncated(to width: Int) -> String {
    let text = displayed
    guard text.columns > width else { return text }
    guard width > 0 else { return "" }
    return text.prefix(columns: width - 1) + "…"
  }

  /// The longest beginning that takes no more than some columns.
  func prefix(columns width: Int) -> String {
    var taken = 0
    let end = indices.first {
      taken += self[$0].columns
      return taken > width
    }
    return String(self[..<(end ?? endIndex)])
  }
}
