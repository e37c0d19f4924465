// SPDX-License-Identifier: MIT

import EnsembleUI

/// A color of a terminal: one of the sixteen standard colors, and optionally a more exact shade.
struct TerminalColor: Hashable {
  /// The code of the standard color, whose shade the user configures.
  let code: UInt8
  /// The shade for a terminal with all colors; nil for the configured one.
  var shade: Shade?
  /// The index in the palette of 256 colors; nil for the standard color.
  var index: UInt8?

  /// The components of a color.
  struct Shade: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  static let red = TerminalColor(code: 31)
  static let green = TerminalColor(code: 32)
  static let yellow = TerminalColor(code: 33)
  static let blue = TerminalColor(code: 34)
  static let magenta = TerminalColor(code: 35)
  static let cyan = TerminalColor(code: 36)
  static let brightBlack = TerminalColor(code: 90)
  static let brightGreen = TerminalColor(code: 92)
  static let brightYellow = TerminalColor(code: 93)
  static let brightBlue = TerminalColor(code: 94)
  static let brightMagenta = TerminalColor(code: 95)
  static let brightCyan = TerminalColor(code: 96)

  /// Creates the match of a color; nil for the terminal's default color.
  ///
  /// Colors that are not among the sixteen have a shade, which is readable on light and dark
  /// backgrounds.
  init?(_ color: Color) {
    guard color.opacity > 0 else { return nil }
    if let own = color.components {
      self = .components(red: own.red, green: own.green, blue: own.blue)
      return
    }
    switch color.name {
    case .primary, .background, nil: return nil
    case .secondary, .gray: self = .brightBlack
    case .accent: self = .cyan
    case .red: self = .red
    case .orange: self = .yellow.shaded(217, 115, 13)
    case .brown: self = .yellow.shaded(160, 112, 64)
    case .yellow: self = .brightYellow
    case .green: self = .green
    case .mint: self = .brightGreen.shaded(16, 156, 116)
    case .teal: self = .cyan.shaded(15, 148, 156)
    case .cyan: self = .brightCyan
    case .blue: self = .blue
    case .indigo: self = .brightBlue.shaded(104, 104, 222)
    case .purple: self = .magenta.shaded(168, 84, 216)
    case .pink: self = .brightMagenta.shaded(222, 72, 140)
    }
  }

  private init(code: UInt8) {
    self.code = code
  }

  /// Returns a standard color.
  static func standard(_ code: UInt8) -> TerminalColor { TerminalColor(code: code) }

  /// Returns a color with components, and the closest standard one.
  static func components(red: UInt8, green: UInt8, blue: UInt8) -> TerminalColor {
    func distance(_ other: (Int, Int, Int)) -> Int {
      let (r, g, b) = (Int(red) - other.0, Int(green) - other.1, Int(blue) - other.2)
      return r * r + g * g + b * b
    }
    let nearest = usualShades.min { distance($0.shade) < distance($1.shade) }
    return TerminalColor(code: nearest?.code ?? 37).shaded(red, green, blue)
  }

  private func shaded(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalColor {
    var color = self
    color.shade = Shade(red: red, green: green, blue: blue)
    return color
  }

  /// The code that selects the color for text.
  var foregroundCode: String { extended.map { "38;\($0)" } ?? "\(code)" }

  /// The code that selects the color for the background.
  var backgroundCode: String { extended.map { "48;\($0)" } ?? "\(code + 10)" }

  private var extended: String? {
    if let index { return "5;\(index)" }
    return shade.map { "2;\($0.red);\($0.green);\($0.blue)" }
  }
}

// MARK: Reduction

extension TerminalColor {
  /// The closest color of the palette of 256 colors.
  var indexed: TerminalColor {
    guard let shade else { return self }
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    var color = standard
    color.index = UInt8(16 + 36 * step(shade.red) + 6 * step(shade.green) + step(shade.blue))
    return color
  }

  /// The closest standard color.
  var standard: TerminalColor { TerminalColor(code: code) }

  /// The shade, or the usual one of the standard color.
  var usualShade: Shade? {
    shade
      ?? Self.usualShades.first { $0.code == code }.map { known in
        Shade(red: UInt8(known.shade.0), green: UInt8(known.shade.1), blue: UInt8(known.shade.2))
      }
  }

  /// The usual shades of the standard colors.
  private static let usualShades: [(code: UInt8, shade: (Int, Int, Int))] = [
    (30, (0, 0, 0)), (31, (205, 0, 0)), (32, (0, 205, 0)), (33, (205, 205, 0)),
    (34, (0, 0, 238)), (35, (205, 0, 205)), (36, (0, 205, 205)), (37, (229, 229, 229)),
    (90, (127, 127, 127)), (91, (255, 0, 0)), (92, (0, 255, 0)), (93, (255, 255, 0)),
    (94, (92, 92, 255)), (95, (255, 0, 255)), (96, (0, 255, 255)), (97, (255, 255, 255)),
  ]
}
