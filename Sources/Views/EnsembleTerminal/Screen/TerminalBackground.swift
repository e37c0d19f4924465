// SPDX-License-Identifier: MIT

/// The brightness of a terminal's background, which decides which colors can be read on it.
enum TerminalBackground: Equatable {
  case light, dark
  /// Treated as dark, but colors stay as they are.
  case unknown

  /// Creates the background that the variable `COLORFGBG` names, as in `0;15`.
  init(environment: [String: String]) {
    let last = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    switch last {
    case .some(0...6), 8: self = .dark
    case 7, .some(9...15): self = .light
    default: self = .unknown
    }
  }

  /// Creates the background of an answer such as `rgb:ffff/ffff/dddd`, with one to four hexadecimal
  /// digits for each component; nil if it is malformed.
  init?(answer: some StringProtocol) {
    guard let colon = answer.firstIndex(of: ":"), answer[..<colon].hasPrefix("rgb") else {
      return nil
    }
    let parts = answer[answer.index(after: colon)...].split(separator: "/").prefix(3).map { part in
      (1...4).contains(part.count) && part.allSatisfy(\.isHexDigit)
        ? Int(part, radix: 16).map { Double($0) / Double((1 << (4 * part.count)) - 1) } : nil
    }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    let shade = TerminalColor.Shade(
      red: UInt8(red * 255),
      green: UInt8(green * 255),
      blue: UInt8(blue * 255)
    )
    self = shade.luminance > 0.18 ? .light : .dark
  }
}

extension TerminalColor.Shade {
  /// The relative luminance, from 0 for black to 1 for white.
  var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      // The square is close to the exact curve.
      let value = Double(part) / 255
      return value * value
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the ratio of the brightness of two shades, from 1 to 21.
  func contrast(to other: Self) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  /// Returns the shade, darker until it can be read on white.
  var readableOnWhite: Self {
    let white = Self(red: 255, green: 255, blue: 255)
    var shade = self
    while shade.contrast(to: white) < 3 {
      func darker(_ part: UInt8) -> UInt8 { UInt8(Double(part) * 0.9) }
      shade = Self(
        red: darker(shade.red),
        green: darker(shade.green),
        blue: darker(shade.blue)
      )
    }
    return shade
  }
}

extension CellStyle {
  /// Returns the style with colors that can be read: text on a color of its own, and colors on a
  /// light background.
  func readable(on background: TerminalBackground) -> CellStyle {
    var style = self
    if let fill = style.background {
      guard style.foreground == nil, let shade = fill.usualShade else { return style }
      let text: UInt8 = background == .light ? 0 : 229
      if shade.contrast(to: TerminalColor.Shade(red: text, green: text, blue: text)) < 3 {
        style.foreground = shade.luminance > 0.18 ? .standard(30) : .standard(97)
      }
    } else if background == .light {
      style.foreground = style.foreground?.darkened
    }
    return style
  }
}

extension TerminalColor {
  /// The color that can be read on a light background: one of the standard colors that is not
  /// bright, or a darker shade.
  fileprivate var darkened: TerminalColor {
    if let shade {
      let dark = shade.readableOnWhite
      return dark == shade
        ? self : .components(red: dark.red, green: dark.green, blue: dark.blue)
    }
    switch code {
    case 37, 97: return .standard(30)
    case 91...96: return .standard(code - 60)
    default: return self
    }
  }
}
