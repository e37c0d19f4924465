// SPDX-License-Identifier: MIT

/// A symbol, shown as a character.
public struct Image: PrimitiveView {
  let name: String
  /// A Boolean value that indicates whether the image adds nothing to the text beside it.
  private var isDecorative = false

  /// Creates an image by the name of a symbol on Apple's platforms. An unknown name is shown as a
  /// dot.
  public init(systemName: String) {
    name = systemName
  }

  /// Creates an image that screen readers skip.
  init(decorativeSystemName name: String) {
    self.name = name
    isDecorative = true
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let name = view.isDecorative ? "" : Symbols.spoken(view.name)
    node.show(.image(glyph: Symbols.glyph(of: view.name), name: name))
  }
}

/// The characters that represent symbols.
enum Symbols {
  /// Returns the character for a symbol.
  static func glyph(of name: String) -> String {
    if let glyph = glyphs[name] { return glyph }
    // `trash.circle.fill` looks like `trash`.
    guard let end = name.lastIndex(of: ".") else { return "•" }
    return glyph(of: String(name[..<end]))
  }

  /// Returns the spoken name of a symbol.
  static func spoken(_ name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }

  private static let glyphs = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "arrow.up.arrow.down": "⇅", "bell": "🔔", "bolt": "⚡",
    "calendar": "📅", "checkmark": "✓", "checkmark.square": "☑", "chevron.down": "⌄",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "circle": "○", "clock": "🕐",
    "dice": "🎲", "doc": "📄", "ellipsis": "…", "envelope": "✉", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "eye": "👁", "folder": "📁", "forward": "⏩", "gear": "⚙",
    "gearshape": "⚙", "hand.thumbsup": "👍", "heart": "♡", "heart.fill": "♥", "hourglass": "⏳",
    "house": "⌂", "info": "ℹ", "line.3.horizontal": "≡", "list.bullet": "☰", "lock": "🔒",
    "lock.open": "🔓", "magnifyingglass": "🔍", "mic": "🎤", "minus": "−", "moon": "☾",
    "music.note": "♪",
    "paperplane": "➤", "pause": "⏸", "pencil": "✎", "person": "👤", "person.2": "👥",
    "person.3": "👥", "phone": "✆", "pin": "📌", "play": "▶", "plus": "+", "questionmark": "?",
    "square": "☐", "square.and.arrow.up": "⇪", "square.and.pencil": "✎", "star": "☆",
    "star.fill": "★", "stop": "■", "sun.max": "☀", "tag": "🏷", "timer": "⏱", "trash": "🗑",
    "xmark": "✕",
  ]
}
