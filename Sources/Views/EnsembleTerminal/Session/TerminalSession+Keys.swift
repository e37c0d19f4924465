// SPDX-License-Identifier: MIT

import EnsembleUI

/// The reaction that a key requires of the terminal.
enum KeyOutcome: Equatable {
  case go
  /// The person quits.
  case quit
  /// The process is to be suspended.
  case suspend
  /// The screen is to be redrawn completely.
  case redraw
}

extension TerminalSession {
  /// Handles a key press.
  func handle(_ press: KeyStroke) -> KeyOutcome {
    update()
    defer { update() }
    if case .background(let background) = press.key {
      self.background = background
      return .go
    }
    if let outcome = answer(press) { return outcome }
    if let outcome = choose(press) ?? typeFilter(press) { return outcome }
    if case .mouse(let event) = press.key {
      handle(event)
      return .go
    }
    switch press {
    case .control("c"), .control("d"): return quit()
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: break
    }
    if let outcome = offer(press) { return outcome }
    if press == .control("p") {
      if !performShortcut(press) { showCommands() }
      return .go
    }
    if editing != nil { return handleInField(press) }
    if performShortcut(press) { return .go }
    if case .text(let text) = press.key, press.modifiers.isEmpty {
      return isFieldDisabled ? .go : handleText(text)
    }
    if press.key == .backspace, isFieldDisabled { return .go }
    handleKey(press)
    return .go
  }

  /// Offers a key to the views that take keys. Returns nil if none of them has handled it.
  private func offer(_ press: KeyStroke) -> KeyOutcome? {
    guard let focused, takesKeys(focused) else { return nil }
    if case .text(let text) = press.key, text.count > 1 {
      // Characters that arrive together are separate keys.
      for character in text {
        let outcome = handle(KeyStroke(key: .text(String(character)), modifiers: press.modifiers))
        if outcome != .go { return outcome }
      }
      return .go
    }
    return press.inView.map { tree.perform(.key($0), on: focused) } == true ? .go : nil
  }

  /// Returns whether an element or one of its ancestors takes keys.
  private func takesKeys(_ id: ElementID) -> Bool {
    var next: ElementID? = id
    while let id = next, let element = tree[id] {
      if element.style.details?.keys != nil { return true }
      next = element.parent
    }
    return false
  }

  private func handleInField(_ press: KeyStroke) -> KeyOutcome {
    guard let editing else { return .go }
    let text = editing.editor.text
    if editing.editor.kind.hasLines { layOutFocused() }
    if editing.editor.handle(press) {
      reveals = true
      if editing.editor.text != text { tree.perform(.edit(editing.editor.text), on: editing.id) }
    } else if press.key == .enter || !performShortcut(press) {
      handleKey(press)
    }
    return .go
  }

  /// Handles text outside of a field as single keys.
  private func handleText(_ text: String) -> KeyOutcome {
    for (offset, character) in text.enumerated() {
      switch character {
      case "q": return quit()
      case "?":
        notice = .keys
        return .go
      case "/":
        beginFilter()
        guard filter?.isTyping == true else { continue }
        let rest = String(text.dropFirst(offset + 1))
        return rest.isEmpty ? .go : typeFilter(.plain(.text(rest))) ?? .go
      case " ": activate()
      case "+": adjust(by: 1)
      case "-": adjust(by: -1)
      case "0"..."9": typeDigit(character)
      default: continue
      }
      update()
      // The remaining text belongs to a field that has gained the focus.
      if editing != nil {
        let rest = String(text.dropFirst(offset + 1))
        return rest.isEmpty ? .go : handleInField(.plain(.text(rest)))
      }
    }
    return .go
  }

  private func handleKey(_ press: KeyStroke) {
    switch press.key {
    case .tab: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .up: moveFocusVertically(by: -1)
    case .down: moveFocusVertically(by: 1)
    case .left: moveSideways(by: -1)
    case .right: moveSideways(by: 1)
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

  /// Moves within a date, changes another value, or else moves the focus.
  private func moveSideways(by direction: Int) {
    let isHandled = hasFocusedDate ? moveDatePart(by: direction) : adjust(by: direction)
    if !isHandled { moveFocusInLine(by: direction) }
  }

  // MARK: Actions

  /// Activates the focused control.
  func activate() {
    guard let focused, let element = tree[focused] else { return }
    switch element.content {
    case .button, .link, .tapArea, .hyperlink: tree.perform(.press, on: focused)
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

  /// Increments or decrements the focused control. Returns false if it has no such value.
  @discardableResult
  func adjust(by direction: Int) -> Bool {
    guard let focused, let element = tree[focused] else { return false }
    switch element.content {
    case .stepper: tree.perform(direction > 0 ? .increment : .decrement, on: focused)
    case .slider(let value, let bounds, let step):
      let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 20
      let number = value + Double(direction) * distance
      tree.perform(.slide(min(max(number, bounds.lowerBound), bounds.upperBound)), on: focused)
    case .picker(let options, let selection):
      let next = selection.map { $0 + direction } ?? 0
      if options.indices.contains(next) { tree.perform(.select(next), on: focused) }
    case .entry(let entry): adjust(entry, of: focused, by: direction)
    default: return false
    }
    return true
  }

  /// Ends the filter, dismisses the topmost overlay, or leaves the page; otherwise ends the editing
  /// of a field.
  private func leave() {
    if endFilter() || isDismissalDisabled { return }
    if dismiss() || goBack() { return }
    if editing != nil || isFieldDisabled { moveFocus(to: nil) }
  }

  /// Whether the topmost overlay can only be closed by its own controls.
  var isDismissalDisabled: Bool {
    top.overlay.map { tree.isDismissalDisabled(of: $0) } ?? false
  }

  /// Dismisses the topmost overlay. Returns false if there is none, or if it does not permit that.
  @discardableResult
  func dismiss() -> Bool {
    guard let overlay = top.overlay else { return false }
    return tree.perform(.dismiss, on: overlay)
  }

  /// Leaves the topmost page. Returns false if it is the root.
  @discardableResult
  func goBack() -> Bool {
    guard let page = top.backPage else { return false }
    return tree.perform(.back, on: page)
  }
}
