// SPDX-License-Identifier: MIT

import EnsembleViews

/// One of the sixteen standard terminal colors, whose shades the user configures.
enum TerminalColor: UInt8 {
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case magenta = 35
  case cyan = 36
  case brightBlack = 90
  case brightGreen = 92
  case brightYellow = 93
  case brightBlue = 94
  case brightMagenta = 95
  case brightCyan = 96

  /// Creates the closest match of a color; nil for the terminal's default color.
  init?(_ color: Color) {
    switch color.name {
    case .primary: return nil
    case .secondary, .gray: self = .brightBlack
    case .accent, .teal: self = .cyan
    case .red: self = .red
    case .orange, .brown: self = .yellow
    case .yellow: self = .brightYellow
    case .green: self = .green
    case .mint: self = .brightGreen
    case .cyan: self = .brightCyan
    case .blue: self = .blue
    case .indigo: self = .brightBlue
    case .purple: self = .magenta
    case .pink: self = .brightMagenta
    }
  }
}
