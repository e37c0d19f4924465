// SPDX-License-Identifier: MIT

/// Which styles a terminal is given.
enum Palette {
  /// Sixteen colors, and all attributes.
  case colors
  /// No colors; bold, underlined and inverse text.
  case monochrome
  /// Text.
  case plain

  /// What the environment asks for.
  init(environment: [String: String]) {
    if environment["TERM"] == "dumb" {
      self = .plain
    } else if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      self = .monochrome
    } else {
      self = .colors
    }
  }

  /// What is left of a style.
  func style(_ style: CellStyle) -> CellStyle {
    switch self {
    case .colors: style
    case .monochrome:
      CellStyle(attributes: style.attributes.intersection([.bold, .underline, .inverse]))
    case .plain: CellStyle()
    }
  }
}
