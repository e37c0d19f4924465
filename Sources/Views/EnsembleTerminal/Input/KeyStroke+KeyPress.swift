// SPDX-License-Identifier: MIT

import EnsembleUI

extension KeyStroke {
  /// The keys with a constant in `KeyEquivalent`.
  private static let named: [(key: Key, inView: KeyEquivalent)] = [
    (.enter, .return), (.tab, .tab), (.escape, .escape), (.backspace, .delete),
    (.delete, .deleteForward), (.up, .upArrow), (.down, .downArrow), (.left, .leftArrow),
    (.right, .rightArrow), (.home, .home), (.end, .end), (.pageUp, .pageUp),
    (.pageDown, .pageDown),
  ]

  private static let modifiers: [(modifier: Modifiers, inView: EventModifiers)] = [
    (.shift, .shift), (.alt, .option), (.control, .control),
  ]

  /// The press as views receive it; nil for a paste.
  var inView: KeyPress? {
    let modifiers = EventModifiers(
      Self.modifiers.filter { self.modifiers.contains($0.modifier) }.map(\.inView)
    )
    if case .text(let text) = key {
      return text.first.map { KeyPress(KeyEquivalent($0), characters: text, modifiers: modifiers) }
    }
    let key = Self.named.first { $0.key == self.key }?.inView
    return key.map { KeyPress($0, modifiers: modifiers) }
  }

  /// Creates the stroke of a key that was pressed in a view.
  init(_ press: KeyPress) {
    let modifiers = Modifiers(
      Self.modifiers.filter { press.modifiers.contains($0.inView) }.map(\.modifier)
    )
    guard let key = Self.named.first(where: { $0.inView == press.key })?.key else {
      // A terminal sends a letter with shift as an uppercase letter.
      self.init(key: .text(press.characters), modifiers: modifiers.subtracting(.shift))
      return
    }
    self.init(key: key, modifiers: modifiers)
  }
}
