// SPDX-License-Identifier: MIT

import EnsembleViews

/// What the terminal has to do after a key.
enum KeyOutcome: Equatable {
  case go
  /// The person leaves.
  case quit
  /// The program is to rest in the background.
  case suspend
  /// Everything is to be drawn again.
  case redraw
}

extension TerminalSession {
  /// Does what a person asks for with a key.
  func handle(_ press: KeyPress) -> KeyOutcome {
    update()
    defer { update() }
    switch press {
    case .control("c"), .control("d"): return .quit
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: break
    }
    if editing != nil { return handleInField(press) }
    if case .text(let text) = press.key, press.modifiers.isEmpty { return handleText(text) }
    handleKey(press)
    return .go
  }

  private func handleInField(_ press: KeyPress) -> KeyOutcome {
    guard let editing else { return .go }
    let text = editing.editor.text
    if editing.editor.kind.hasLines { layOutFocused() }
    if editing.editor.handle(press) {
      reveals = true
      if editing.editor.text != text { tree.perform(.edit(editing.editor.text), on: editing.id) }
    } else {
      handleKey(press)
    }
    return .go
  }

  /// Characters outside of a field are keys, one by one.
  private func handleText(_ text: String) -> KeyOutcome {
    for (offset, character) in text.enumerated() {
      switch character {
      case "q": return .quit
      case " ": activate()
      case "+": adjust(by: 1)
      case "-": adjust(by: -1)
      default: continue
      }
      update()
      // The rest belongs to a field that has got the focus.
      if editing != nil {
        let rest = String(text.dropFirst(offset + 1))
        return rest.isEmpty ? .go : handleInField(.plain(.text(rest)))
      }
    }
    return .go
  }

  private func handleKey(_ press: KeyPress) {
    switch press.key {
    case .tab: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .up: moveFocusVertically(by: -1)
    case .down: moveFocusVertically(by: 1)
    case .left: if !adjust(by: -1) { moveFocusInLine(by: -1) }
    case .right: if !adjust(by: 1) { moveFocusInLine(by: 1) }
    case .home: moveFocusToEdge(-1)
    case .end: moveFocusToEdge(1)
    case .pageUp: scrollPage(-1)
    case .pageDown: scrollPage(1)
    case .enter: activate()
    case .escape: leave()
    case .backspace: goBack()
    default: break
    }
  }

  // MARK: What is asked for

  /// Does what the control with the focus is for.
  func activate() {
    guard let focused, let element = tree[focused] else { return }
    switch element.content {
    case .button, .link: tree.perform(.press, on: focused)
    case .toggle(let isOn): tree.perform(.toggle(!isOn), on: focused)
    case .textField: tree.perform(.submit, on: focused)
    case .stepper: tree.perform(.increment, on: focused)
    case .page: tree.perform(.back, on: focused)
    case .picker(let options, let selection):
      guard !options.isEmpty else { return }
      tree.perform(.select(selection.map { ($0 + 1) % options.count } ?? 0), on: focused)
    default: break
    }
  }

  /// Makes the value of the control with the focus greater or less. False if it has none.
  @discardableResult
  private func adjust(by direction: Int) -> Bool {
    guard let focused, let element = tree[focused] else { return false }
    switch element.content {
    case .stepper: tree.perform(direction > 0 ? .increment : .decrement, on: focused)
    case .slider(let value, let bounds, let step):
      let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 20
      let place = value + Double(direction) * distance
      tree.perform(.slide(min(max(place, bounds.lowerBound), bounds.upperBound)), on: focused)
    case .picker(let options, let selection):
      let next = selection.map { $0 + direction } ?? 0
      if options.indices.contains(next) { tree.perform(.select(next), on: focused) }
    default: return false
    }
    return true
  }

  /// Closes the overlay on top, or leaves the page; else takes the focus from a field.
  private func leave() {
    if dismiss() || goBack() { return }
    if editing != nil { moveFocus(to: nil) }
  }

  /// Closes the overlay on top. False if there is none.
  @discardableResult
  func dismiss() -> Bool {
    guard let overlay = top.overlay else { return false }
    return tree.perform(.dismiss, on: overlay)
  }

  /// Leaves the page on top. False if it is the first.
  @discardableResult
  func goBack() -> Bool {
    guard let page = top.backPage else { return false }
    return tree.perform(.back, on: page)
  }
}
