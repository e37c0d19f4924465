// SPDX-License-Identifier: MIT

/// The styles that a terminal supports.
enum Palette {
  /// All colors, and all attributes.
  case trueColors
  /// 256 colors, and all attributes.
  case manyColors
  /// Sixteen colors, and all attributes.
  case colors
  /// No colors, but bold, underlined and inverse text.
  case monochrome
  /// Plain text.
  case plain

  /// Creates the palette according to environment variables.
  init(environment: [String: String]) {
    if environment["TERM"] == "dumb" {
      self = .plain
    } else if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      self = .monochrome
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) {
      self = .trueColors
    } else if environment["TERM"]?.contains("256color") ?? false {
      self = .manyColors
    } else {
      self = .colors
    }
  }

  /// Returns a style reduced to the palette.
  func style(_ style: CellStyle) -> CellStyle {
    switch self {
    case .trueColors: return style
    case .manyColors: return style.mapped(\.indexed)
    case .colors: return style.mapped(\.standard)
    case .monochrome:
      return CellStyle(attributes: style.attributes.intersection([.bold, .underline, .inverse]))
    case .plain: return CellStyle()
    }
  }
}

extension CellStyle {
  fileprivate func mapped(_ change: (TerminalColor) -> TerminalColor) -> CellStyle {
    CellStyle(
      foreground: foreground.map(change),
      background: background.map(change),
      attributes: attributes
    )
  }
}
