// SPDX-License-Identifier: MIT

/// The styles that a terminal supports.
enum Palette {
  /// All colors, and all attributes.
  case trueColors
  /// 256 colors, and all attributes.
  case manyColors
  /// Sixteen colors, and all attributes.
  case colors
  /// No colors, but all attributes.
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

  /// Returns a style reduced to the palette, with colors that can be read on a background.
  func style(_ style: CellStyle, on background: TerminalBackground = .unknown) -> CellStyle {
    switch self {
    case .trueColors: return style.readable(on: background)
    case .manyColors: return style.readable(on: background).mapped(\.indexed)
    case .colors: return style.readable(on: background).mapped(\.standard)
    case .monochrome: return CellStyle(attributes: style.attributes)
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
