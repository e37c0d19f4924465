// SPDX-License-Identifier: MIT

import EnsembleUI

extension TerminalSession {
  /// Presses the control of the topmost layer whose shortcut matches a key press. Returns false if
  /// there is none.
  ///
  /// The return key presses the focused control rather than the default one.
  func performShortcut(_ press: KeyStroke) -> Bool {
    if press.key == .enter, focused != nil { return false }
    let control = top.controls.last { candidate in
      guard let element = tree[candidate.id], !element.isDisabled, element.content.isPressable,
        let shortcut = element.style.details?.shortcut
      else { return false }
      return shortcut.isPressed(press)
    }
    return control.map { tree.perform(.press, on: $0.id) } ?? false
  }
}

extension KeyboardShortcut {
  /// Returns whether a key press matches the shortcut. Terminals do not report the command key:
  /// control and alt replace it.
  func isPressed(_ press: KeyStroke) -> Bool {
    guard press.key == terminalKey else { return false }
    var wanted: KeyStroke.Modifiers = []
    if modifiers.contains(.control) { wanted.insert(.control) }
    if modifiers.contains(.option) { wanted.insert(.alt) }
    if modifiers.contains(.shift), !isLetter { wanted.insert(.shift) }
    guard modifiers.contains(.command) else { return press.modifiers == wanted }
    return press.modifiers == wanted.union(.control) || press.modifiers == wanted.union(.alt)
  }

  /// The shortcut as a terminal shows it: `^S`; nil for keys that every terminal has.
  var terminalName: String? {
    guard !modifiers.isEmpty, case .text(let letter) = terminalKey else { return nil }
    return (modifiers.contains(.option) ? "alt-" : "^") + letter.uppercased()
  }

  private var isLetter: Bool { key.character.isLetter }

  private var terminalKey: Key {
    switch key {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    case .escape: .escape
    case .delete: .backspace
    case .deleteForward: .delete
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .tab: .tab
    case .return: .enter
    default:
      // A terminal sends a letter with shift as an uppercase letter.
      .text(
        modifiers.contains(.shift)
          ? String(key.character).uppercased() : String(key.character).lowercased()
      )
    }
  }
}
