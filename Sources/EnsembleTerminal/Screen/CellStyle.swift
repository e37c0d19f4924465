// SPDX-License-Identifier: MIT

/// The style of a cell.
struct CellStyle: Hashable {
  var foreground: TerminalColor?
  var attributes: Attributes = []

  struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let italic = Attributes(rawValue: 4)
    static let underline = Attributes(rawValue: 8)
    static let inverse = Attributes(rawValue: 16)
    static let struckThrough = Attributes(rawValue: 32)
  }

  /// Returns the style with more attributes.
  func adding(_ more: Attributes) -> CellStyle {
    CellStyle(foreground: foreground, attributes: attributes.union(more))
  }

  /// A Boolean value that indicates whether a space in this style is visible.
  var showsSpaces: Bool {
    !attributes.isDisjoint(with: [.underline, .inverse, .struckThrough])
  }
}
