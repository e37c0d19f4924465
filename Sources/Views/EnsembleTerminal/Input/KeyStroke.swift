// SPDX-License-Identifier: MIT

/// A key press with its modifiers.
struct KeyStroke: Equatable {
  var key: Key
  var modifiers: Modifiers = []

  struct Modifiers: OptionSet {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }
}

/// A key, or text that was typed or pasted.
enum Key: Equatable {
  /// Characters, as many as arrived at once.
  case text(String)
  case paste(String)
  case enter, tab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
  case mouse(MouseEvent)
  /// The answer of the terminal to the question for its background.
  case background(TerminalBackground)
}

extension KeyStroke {
  /// Returns a press of a key without modifiers.
  static func plain(_ key: Key) -> KeyStroke { KeyStroke(key: key) }

  /// Returns a press of a letter together with the control key.
  static func control(_ letter: Character) -> KeyStroke {
    KeyStroke(key: .text(String(letter)), modifiers: .control)
  }

  /// Returns a press of a letter together with the alt key.
  static func alt(_ letter: Character) -> KeyStroke {
    KeyStroke(key: .text(String(letter)), modifiers: .alt)
  }

  static let backTab = KeyStroke(key: .tab, modifiers: .shift)
}
