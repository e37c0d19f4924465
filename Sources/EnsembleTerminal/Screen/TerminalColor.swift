// SPDX-License-Identifier: MIT

import EnsembleViews

/// One of the sixteen colors that every terminal has; what they look like is up to its owner.
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

  /// What comes closest to a color; nil for the terminal's own.
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
