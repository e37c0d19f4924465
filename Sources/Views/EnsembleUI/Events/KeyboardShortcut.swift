// SPDX-License-Identifier: MIT

/// A key together with modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held while the key is pressed.
  public var modifiers: EventModifiers

  /// The return key, which presses the default button of a page or a dialog.
  ///
  /// In a text field without `onSubmit`, the return key presses that button, too.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The escape key, which cancels.
  public static let cancelAction = Self(.escape, modifiers: [])

  /// Creates a shortcut from a key and modifier keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of a keyboard, named by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The up arrow key.
  public static let upArrow = Self("\u{F700}")
  /// The down arrow key.
  public static let downArrow = Self("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = Self("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = Self("\u{F703}")
  /// The escape key.
  public static let escape = Self("\u{1B}")
  /// The key that deletes backward.
  public static let delete = Self("\u{8}")
  /// The key that deletes forward.
  public static let deleteForward = Self("\u{F728}")
  /// The home key.
  public static let home = Self("\u{F729}")
  /// The end key.
  public static let end = Self("\u{F72B}")
  /// The page up key.
  public static let pageUp = Self("\u{F72C}")
  /// The page down key.
  public static let pageDown = Self("\u{F72D}")
  /// The tab key.
  public static let tab = Self("\t")
  /// The space bar.
  public static let space = Self(" ")
  /// The return key.
  public static let `return` = Self("\r")
}

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key. Renderers ignore it.
  public static let capsLock = Self(rawValue: 1)
  /// The shift key.
  public static let shift = Self(rawValue: 1 << 1)
  /// The control key.
  public static let control = Self(rawValue: 1 << 2)
  /// The option key, named alt on most keyboards.
  public static let option = Self(rawValue: 1 << 3)
  /// The command key: outside of Apple's platforms, the control key; in a terminal, control or alt.
  public static let command = Self(rawValue: 1 << 4)
  /// The numeric pad. Renderers ignore it.
  public static let numericPad = Self(rawValue: 1 << 5)
  /// All modifier keys.
  public static let all = Self(rawValue: 63)
}

nonisolated extension View {
  /// Presses the control when keys are pressed while it is visible.
  ///
  /// ```swift
  /// Button("Save") { store.send(.saveTapped) }
  ///   .keyboardShortcut("s")
  /// ```
  ///
  /// A shortcut without modifier keys has no effect while text is entered. A browser keeps some
  /// shortcuts for itself, such as command-N, and a terminal control-C, D, L and Z.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the control when the keys of a shortcut are pressed while it is visible. Nil removes
  /// the shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    details { $0.shortcut = shortcut }
  }
}

extension ViewTree {
  /// Presses the visible button with the shortcut ``KeyboardShortcut/defaultAction``. Returns false
  /// if there is none.
  func pressDefault() -> Bool {
    let button = visibleElements.last {
      $0.content.isPressable && !$0.isDisabled && $0.style.details?.shortcut == .defaultAction
    }
    return button.map { perform(.press, on: $0.id) } ?? false
  }
}
