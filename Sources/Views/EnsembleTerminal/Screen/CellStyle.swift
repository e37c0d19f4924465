// SPDX-License-Identifier: MIT

/// The style of a cell.
struct CellStyle: Hashable {
  var foreground: TerminalColor?
  var background: TerminalColor?
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
    var style = self
    style.attributes.formUnion(more)
    return style
  }

  /// Whether a space in this style is visible.
  var showsSpaces: Bool {
    background != nil || !attributes.isDisjoint(with: [.underline, .inverse, .struckThrough])
  }
}
