// SPDX-License-Identifier: MIT

/// A symbol, shown as a character.
public struct Image: PrimitiveView {
  let name: String
  /// Whether it says nothing that is not said beside it.
  private var isDecorative = false

  /// A symbol by the name that Apple's platforms have for it. One that is not known is shown as a dot.
  public init(systemName: String) {
    name = systemName
  }

  /// A symbol that is left out where it is not seen.
  init(decorativeSystemName name: String) {
    self.name = name
    isDecorative = true
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let name = view.isDecorative ? "" : Symbols.spoken(view.name)
    node.show(.image(glyph: Symbols.glyph(of: view.name), name: name))
  }
}

/// Characters that stand for symbols.
enum Symbols {
  /// The character for a symbol.
  static func glyph(of name: String) -> String {
    if let glyph = glyphs[name] { return glyph }
    // `trash.circle.fill` looks like `trash`.
    guard let end = name.lastIndex(of: ".") else { return "•" }
    return glyph(of: String(name[..<end]))
  }

  /// What to say instead of showing a symbol.
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
