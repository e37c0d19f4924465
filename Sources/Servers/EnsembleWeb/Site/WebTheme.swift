// SPDX-License-Identifier: MIT

#if Web
import Foundation

/// The colors, fonts and measures of a site's pages.
///
/// ```swift
/// var configuration = WebConfiguration()
/// configuration.theme.accent = WebColor(red: 0x0b, green: 0x7a, blue: 0x4b)
/// configuration.theme.font = .serif
/// ```
///
/// Everything else follows from these values, in light and in dark mode. An accent color that would
/// be hard to read is darkened for light pages, and lightened for dark ones, until its contrast
/// meets WCAG 2.2, level AA.
public struct WebTheme: Hashable, Sendable {
  /// A family of fonts that the device provides.
  public enum FontFamily: String, Hashable, Sendable {
    /// The font of the device's own interface.
    case system = #"system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif"#
    /// A font with rounded strokes.
    case rounded = #"ui-rounded, "SF Pro Rounded", Nunito, Quicksand, system-ui, sans-serif"#
    /// A font with serifs.
    case serif = #"ui-serif, "New York", Charter, "Bitstream Charter", Georgia, serif"#
    /// A font whose characters have the same width.
    case monospaced = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
  }

  /// The color of controls and links.
  public var accent = WebColor(red: 0x4a, green: 0x43, blue: 0xd8)
  /// The color of controls and links in dark mode; nil for a lighter variant of ``accent``.
  public var accentInDarkMode: WebColor?
  /// The font of all text but source code.
  public var font = FontFamily.system
  /// The radius of the corners of rows and cards, in points, from 0 to 32.
  public var cornerRadius = 12.0
  /// The width of the content on wide screens, in points, from 320 to 1,920.
  public var contentWidth = 704.0

  /// Creates the default theme.
  public init() {}
}

extension WebTheme {
  /// The style sheet that changes the default theme to this one; empty for the default theme.
  var css: String {
    if self == WebTheme() { return "" }
    let light = accent.readable(on: .lightGround)
    let dark = (accentInDarkMode ?? accent).readable(on: .darkGround)
    let colors = "--accent: \(dark.css); --on-accent: \(dark.foreground.css);"
    // A view may ask for light or dark mode, as in 'style.css'.
    return """

        :root {
          --accent: \(light.css); --on-accent: \(light.foreground.css); --font: \(font.rawValue);
          --radius: \(rem(cornerRadius, 0...32)); --width: \(rem(contentWidth, 320...1920));
        }
        @media (prefers-color-scheme: dark) {
          :root:not(:has([data-scheme=light]:not([hidden] *))) { \(colors) }
        }
        :root:has([data-scheme=dark]:not([hidden] *)) { \(colors) }
      """
  }

  /// Returns a length in `rem`, which scales with the text size that the person has chosen, for a
  /// length in points, clamped to bounds.
  private func rem(_ points: Double, _ bounds: ClosedRange<Double>) -> String {
    let length = points.isNaN ? bounds.lowerBound : points
    return "\((min(max(length, bounds.lowerBound), bounds.upperBound) / 16).shortText)rem"
  }
}

/// A color of a web page, in sRGB.
public struct WebColor: Hashable, Sendable {
  /// The components, from 0 to 255.
  public var red, green, blue: UInt8

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension WebColor {
  /// The default backgrounds that are hardest to read on, in light and in dark mode.
  static let lightGround = WebColor(red: 0xec, green: 0xec, blue: 0xf2)
  static let darkGround = WebColor(red: 0x2b, green: 0x2b, blue: 0x34)
  private static let white = WebColor(red: 255, green: 255, blue: 255)
  private static let black = WebColor(red: 0, green: 0, blue: 0)

  var css: String { "rgb(\(red) \(green) \(blue))" }

  /// White or black, whichever is easier to read on the color.
  var foreground: WebColor { contrast(to: .white) >= contrast(to: .black) ? .white : .black }

  /// Returns the contrast ratio of two colors, from 1 to 21, as WCAG 2.2 defines it.
  func contrast(to other: WebColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the color, mixed with black or white until it can be read on a background.
  func readable(on ground: WebColor) -> WebColor {
    let end = ground.foreground
    for step in 0..<20 {
      let color = mixed(with: end, Double(step) / 20)
      if color.contrast(to: ground) >= 4.5 { return color }
    }
    return end
  }

  private func mixed(with other: WebColor, _ share: Double) -> WebColor {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) * (1 - share) + Double(b) * share).rounded())
    }
    return WebColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue)
    )
  }

  /// The relative luminance, by the table of WCAG 2.2.
  private var luminance: Double {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
#endif
