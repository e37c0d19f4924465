// SPDX-License-Identifier: MIT

/// What a person did with the keyboard.
struct KeyPress: Equatable {
  var key: Key
  var modifiers: Modifiers = []

  struct Modifiers: OptionSet {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }
}

/// A key, or what was typed or pasted.
enum Key: Equatable {
  /// Characters, as many as came at once.
  case text(String)
  case paste(String)
  case enter, tab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
}

extension KeyPress {
  /// A key alone.
  static func plain(_ key: Key) -> KeyPress { KeyPress(key: key) }

  /// A letter together with the control key.
  static func control(_ letter: Character) -> KeyPress {
    KeyPress(key: .text(String(letter)), modifiers: .control)
  }

  /// A letter together with the alt key.
  static func alt(_ letter: Character) -> KeyPress {
    KeyPress(key: .text(String(letter)), modifiers: .alt)
  }

  static let backTab = KeyPress(key: .tab, modifiers: .shift)
}
