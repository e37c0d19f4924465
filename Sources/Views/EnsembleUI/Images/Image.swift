// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

/// A symbol, shown as a character, or an image in a file of the program.
public struct Image: PrimitiveView, Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case symbol(String)
    case picture(Picture.Source)
  }

  private let source: Source
  /// The name for screen readers; empty if the image adds nothing to the text beside it.
  private let name: String
  private var isResizable = false

  /// Creates an image by the name of a symbol on Apple's platforms. An unknown name is shown as a
  /// dot.
  public init(systemName: String) {
    source = .symbol(systemName)
    name = Symbols.spoken(systemName)
  }

  /// Creates an image from a file of a bundle: a PNG, JPEG, GIF, WebP, AVIF or SVG file.
  ///
  /// A package lists the file among its resources, and gives `.module` as the bundle. A missing
  /// file is reported as an issue. A terminal shows the name of the image.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without its extension. Screen readers read it.
  ///   - bundle: The bundle; nil for the main one.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(file: name, bundle, spoken: name)
  }

  /// Creates an image from a file of a bundle, with a name for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(file: name, bundle, spoken: label.content)
  }

  /// Creates an image from a file of a bundle that screen readers skip.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(file: name, bundle, spoken: "")
  }

  private init(file: String, _ bundle: Bundle?, spoken: String) {
    let bundle = bundle ?? .main
    if let number = ImageFiles.shared.number(of: file, in: bundle) {
      source = .picture(.file(number))
    } else {
      source = .symbol("photo")
      reportIssue("There is no image '\(file)' in the bundle at '\(bundle.bundlePath)'.")
    }
    name = spoken
  }

  /// Creates an image that a renderer has loaded.
  init(url: URL) {
    source = .picture(.url(url))
    name = ""
  }

  /// Creates an image that screen readers skip.
  init(decorativeSystemName name: String) {
    source = .symbol(name)
    self.name = ""
  }

  /// Returns an image that fills the space that it is given. Symbols keep the size of text.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The character of a symbol, or the name of an image, within a text.
  nonisolated var inlineText: String {
    switch source {
    case .symbol(let name): Symbols.glyph(of: name)
    case .picture: name
    }
  }

  static func update(_ view: Self, in node: _ViewNode) {
    switch view.source {
    case .symbol(let name):
      let symbol = node.environment.links.values.symbolVariants.name(of: name)
      node.showUnlessRedacted(.image(glyph: Symbols.glyph(of: symbol), name: view.name))
    case .picture(let source):
      let picture = Picture(source: source, name: view.name, isResizable: view.isResizable)
      node.showUnlessRedacted(.picture(picture))
    }
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
    "book": "📖", "bookmark": "🔖", "books.vertical": "📚",
    "calendar": "📅", "chart.bar": "📊", "checkmark": "✓", "checkmark.square": "☑",
    "chevron.down": "⌄",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "circle": "○", "clock": "🕐",
    "dice": "🎲", "doc": "📄", "ellipsis": "…", "envelope": "✉", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "eye": "👁", "flame": "🔥", "folder": "📁", "forward": "⏩",
    "gear": "⚙",
    "gearshape": "⚙", "hand.thumbsup": "👍", "heart": "♡", "heart.fill": "♥", "hourglass": "⏳",
    "house": "⌂", "info": "ℹ", "line.3.horizontal": "≡", "list.bullet": "☰", "lock": "🔒",
    "lock.open": "🔓", "magnifyingglass": "🔍", "mic": "🎤", "minus": "−", "moon": "☾",
    "music.note": "♪",
    "paperplane": "➤", "pause": "⏸", "pencil": "✎", "person": "👤", "person.2": "👥",
    "person.3": "👥", "phone": "✆", "photo": "▣", "pin": "📌", "play": "▶", "plus": "+",
    "questionmark": "?",
    "square": "☐", "square.and.arrow.up": "⇪", "square.and.pencil": "✎", "star": "☆",
    "star.fill": "★", "stop": "■", "sun.max": "☀", "tag": "🏷", "timer": "⏱", "trash": "🗑",
    "xmark": "✕",
  ]
}
