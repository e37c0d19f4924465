// SPDX-License-Identifier: MIT

import EnsembleUI

extension LineEditor {
  /// Handles a key press. Returns false if the key has no effect in a text.
  mutating func handle(_ press: KeyStroke) -> Bool {
    if press.key != .up, press.key != .down { goal = nil }
    let jumps = !press.modifiers.isDisjoint(with: [.alt, .control])
    if kind.hasLines, handleInLines(press, jumps: jumps) { return true }
    switch press.key {
    case .text(let text) where !jumps: insert(text)
    case .text(let letter): return handleShortcut(letter, isControl: press.modifiers == .control)
    case .paste(let text): insert(text)
    case .backspace: jumps ? deleteWordBackward() : deleteBackward()
    case .delete: jumps ? deleteWordForward() : deleteForward()
    case .left: jumps ? moveWordLeft() : moveLeft()
    case .right: jumps ? moveWordRight() : moveRight()
    case .home: moveToStart()
    case .end: moveToEnd()
    default: return false
    }
    return true
  }

  /// Handles a key press that has an effect in a text of several lines only.
  private mutating func handleInLines(_ press: KeyStroke, jumps: Bool) -> Bool {
    switch press.key {
    case .up: return moveVertically(by: -1)
    case .down: return moveVertically(by: 1)
    case .home where !jumps: moveToLineStart()
    case .end where !jumps: moveToLineEnd()
    case .enter where kind == .editor || press.modifiers.contains(.alt): insert("\n")
    case .text("a") where press.modifiers == .control: moveToLineStart()
    case .text("e") where press.modifiers == .control: moveToLineEnd()
    default: return false
    }
    return true
  }

  private mutating func handleShortcut(_ letter: String, isControl: Bool) -> Bool {
    switch (isControl, letter) {
    case (true, "a"): moveToStart()
    case (true, "e"): moveToEnd()
    case (true, "k"): deleteToEnd()
    case (true, "u"): deleteToStart()
    case (true, "w"): deleteWordBackward()
    case (false, "b"): moveWordLeft()
    case (false, "f"): moveWordRight()
    case (false, "d"): deleteWordForward()
    default: return false
    }
    return true
  }
}
