// SPDX-License-Identifier: MIT

/// The styles that a terminal supports.
enum Palette {
  /// Sixteen colors, and all attributes.
  case colors
  /// No colors, but bold, underlined and inverse text.
  case monochrome
  /// Plain text.
  case plain

  /// Creates the palette that the environment asks for.
  init(environment: [String: String]) {
    if environment["TERM"] == "dumb" {
      self = .plain
    } else if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      self = .monochrome
    } else {
      self = .colors
    }
  }

  /// Returns a style reduced to the palette.
  func style(_ style: CellStyle) -> CellStyle {
    switch self {
    case .colors: style
    case .monochrome:
      CellStyle(attributes: style.attributes.intersection([.bold, .underline, .inverse]))
    case .plain: CellStyle()
    }
  }
}
