// SPDX-License-Identifier: MIT

/// A system color by its name on Apple's platforms, for the initializers of ``Color``.
///
/// ```swift
/// Rectangle().fill(Color(.secondarySystemBackground))
/// ```
///
/// The names of text, surfaces and lines follow the color scheme.
public struct UIColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }

  /// The system's color for the content of a label.
  public static let label = UIColor(.primary)
  /// The color of less important text.
  public static let secondaryLabel = UIColor(.secondary)
  /// The color of even less important text.
  public static let tertiaryLabel = UIColor(.secondary.opacity(0.75))
  /// The color of the least important text.
  public static let quaternaryLabel = UIColor(.secondary.opacity(0.5))
  /// The color of the prompt of a field.
  public static let placeholderText = UIColor(.secondary)
  /// The color of links.
  public static let link = UIColor(.accentColor)
  /// The color of controls.
  public static let tintColor = UIColor(.accentColor)

  /// The color of thin lines.
  public static let separator = UIColor(.gray.opacity(0.3))
  /// The color of opaque lines.
  public static let opaqueSeparator = UIColor(.gray.opacity(0.4))

  /// The color of surfaces.
  public static let systemBackground = UIColor(Color(.background))
  /// The color of surfaces on surfaces.
  public static let secondarySystemBackground = UIColor(.gray.opacity(0.12))
  /// The color of surfaces on secondary surfaces.
  public static let tertiarySystemBackground = UIColor(Color(.background))
  /// The color behind groups of rows.
  public static let systemGroupedBackground = UIColor(.gray.opacity(0.12))
  /// The color of groups of rows.
  public static let secondarySystemGroupedBackground = UIColor(Color(.background))
  /// The color of surfaces in groups of rows.
  public static let tertiarySystemGroupedBackground = UIColor(.gray.opacity(0.12))

  /// The color of thin shapes.
  public static let systemFill = UIColor(.gray.opacity(0.2))
  /// The color of shapes of medium size.
  public static let secondarySystemFill = UIColor(.gray.opacity(0.16))
  /// The color of large shapes.
  public static let tertiarySystemFill = UIColor(.gray.opacity(0.12))
  /// The color of large areas.
  public static let quaternarySystemFill = UIColor(.gray.opacity(0.08))
}

extension UIColor {
  /// The color red.
  public static let systemRed = UIColor(.red)
  /// The color orange.
  public static let systemOrange = UIColor(.orange)
  /// The color yellow.
  public static let systemYellow = UIColor(.yellow)
  /// The color green.
  public static let systemGreen = UIColor(.green)
  /// The color mint.
  public static let systemMint = UIColor(.mint)
  /// The color teal.
  public static let systemTeal = UIColor(.teal)
  /// The color cyan.
  public static let systemCyan = UIColor(.cyan)
  /// The color blue.
  public static let systemBlue = UIColor(.blue)
  /// The color indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// The color purple.
  public static let systemPurple = UIColor(.purple)
  /// The color pink.
  public static let systemPink = UIColor(.pink)
  /// The color brown.
  public static let systemBrown = UIColor(.brown)
  /// The color gray.
  public static let systemGray = UIColor(.gray)
  /// A shade of gray closer to the background.
  public static let systemGray2 = UIColor(.gray.opacity(0.75))
  /// A shade of gray closer to the background.
  public static let systemGray3 = UIColor(.gray.opacity(0.5))
  /// A shade of gray closer to the background.
  public static let systemGray4 = UIColor(.gray.opacity(0.4))
  /// A shade of gray closer to the background.
  public static let systemGray5 = UIColor(.gray.opacity(0.25))
  /// The shade of gray that is closest to the background.
  public static let systemGray6 = UIColor(.gray.opacity(0.12))

  /// The color red.
  public static let red = systemRed
  /// The color orange.
  public static let orange = systemOrange
  /// The color yellow.
  public static let yellow = systemYellow
  /// The color green.
  public static let green = systemGreen
  /// The color cyan.
  public static let cyan = systemCyan
  /// The color blue.
  public static let blue = systemBlue
  /// The color purple.
  public static let purple = systemPurple
  /// The color brown.
  public static let brown = systemBrown
  /// The color gray.
  public static let gray = systemGray
  /// A light gray.
  public static let lightGray = UIColor(Color(white: 0.667))
  /// A dark gray.
  public static let darkGray = UIColor(Color(white: 0.333))
  /// The color white.
  public static let white = UIColor(Color.white)
  /// The color black.
  public static let black = UIColor(Color.black)
  /// No color.
  public static let clear = UIColor(Color.clear)
}

/// The names that the colors of the system have on macOS.
public typealias NSColor = UIColor

extension UIColor {
  /// The color of text.
  public static let labelColor = label
  /// The color of less important text.
  public static let secondaryLabelColor = secondaryLabel
  /// The color of even less important text.
  public static let tertiaryLabelColor = tertiaryLabel
  /// The color of the least important text.
  public static let quaternaryLabelColor = quaternaryLabel
  /// The color of editable text.
  public static let textColor = label
  /// The color of the prompt of a field.
  public static let placeholderTextColor = placeholderText
  /// The color of links.
  public static let linkColor = link
  /// The color of thin lines.
  public static let separatorColor = separator
  /// The color of controls with the focus.
  public static let controlAccentColor = tintColor
  /// The background color of a window.
  public static let windowBackgroundColor = systemGroupedBackground
  /// The color of surfaces with controls.
  public static let controlBackgroundColor = systemBackground
  /// The color of surfaces with text.
  public static let textBackgroundColor = systemBackground
  /// The color of the content of controls.
  public static let controlTextColor = label
}

extension Color {
  /// Creates a color from a system color.
  // Disfavored, because this module names its own colors without a label.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates a color from a system color.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates a color from a system color, by its name on macOS.
  public init(nsColor: NSColor) {
    self = nsColor.color
  }
}
