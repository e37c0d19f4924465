// SPDX-License-Identifier: MIT

import EnsembleUI

/// A session driven by lines of piped input: each command is answered with the screen as plain
/// text.
@MainActor
final class ScriptedSession {
  /// The answer to a line.
  struct Answer: Equatable {
    /// The screen as plain text; nil if the script is over.
    var frame: String?
    /// The reason why the command failed, or additional output such as help.
    var note: String?
    /// Whether the command failed.
    var isFailure = false
  }

  let session: TerminalSession
  let pause: @MainActor (Double) async -> Void

  /// - Parameter pause: Waits for a number of seconds.
  init(
    tree: ViewTree,
    title: String = "",
    pause: @escaping @MainActor (Double) async -> Void
  ) {
    session = TerminalSession(
      tree: tree,
      title: title,
      size: ScreenSize(rows: 24, columns: 80),
      palette: .plain,
      givesFocus: false
    )
    self.pause = pause
  }

  /// Executes the command of a line.
  func answer(_ line: String) async -> Answer {
    await settle()
    var answer = Answer()
    do throws(ScriptError) {
      let command = try ScriptCommand(line)
      switch command {
      case .quit: return answer
      case .help: answer.note = ScriptCommand.summary
      case .wait(let seconds): await pause(seconds)
      case .expect(let text, let isShown): try await expect(text, isShown: isShown)
      default: try perform(command)
      }
    } catch {
      // The message quotes the line and labels of controls.
      answer.note = error.message.displayed
      answer.isFailure = true
    }
    await settle()
    answer.frame = session.plainText()
    return answer
  }

  /// Runs every task that is ready. Operations that take time are waited for by the `wait` command.
  func settle() async {
    for _ in 0..<10 {
      session.update()
      // A task with the lowest priority runs after all tasks that are ready.
      await Task.detached(priority: .background) { await Task.yield() }.value
      await Task.yield()
    }
    session.update()
  }

  // MARK: Commands

  private func perform(_ command: ScriptCommand) throws(ScriptError) {
    switch command {
    case .tap(let target): try activate(find(target))
    case .focus(let target): session.moveFocus(to: try find(target).id)
    case .toggle(let target): try activate(find(target, .toggle))
    case .type(let target, let text): try write(text, into: find(target, .textField))
    case .submit(let target):
      let field = try find(target, .textField)
      session.moveFocus(to: field.id)
      try perform(.submit, on: field)
    case .choose(let target, let option): try choose(option, of: find(target, .picker))
    case .slide(let target, let position): try slide(find(target, .slider), to: position)
    case .set(let target, let value): try set(find(target), to: value)
    case .plus(let target): try perform(.increment, on: find(target, .stepper))
    case .minus(let target): try perform(.decrement, on: find(target, .stepper))
    case .back:
      if !session.goBack() { throw ScriptError(message: "There is no page to go back to.") }
    case .dismiss:
      if session.isDismissalDisabled {
        throw ScriptError(
          message: "The sheet cannot be dismissed by 'dismiss': press one of its controls."
        )
      }
      if !session.dismiss() { throw ScriptError(message: "There is nothing to dismiss.") }
    case .wait, .expect, .show, .help, .quit: break
    }
  }

  /// Returns the control that a script names, among the controls that take keys.
  private func find(
    _ target: ScriptTarget,
    _ kind: ControlKind = .control
  ) throws(ScriptError) -> Element {
    let elements = session.top.controls.compactMap { session.tree[$0.id] }
    let controls = NamedControls(elements, of: kind, in: session.tree)
    do throws(NamedControls.LookupError) {
      return try controls.control(target.label, number: target.number)
    } catch {
      throw ScriptError(message: error.message)
    }
  }

  private func activate(_ element: Element) throws(ScriptError) {
    switch element.content {
    case .toggle(let isOn): try perform(.toggle(!isOn), on: element)
    case .textField: session.moveFocus(to: element.id)
    default: try perform(.press, on: element)
    }
  }

  private func set(_ element: Element, to value: String) throws(ScriptError) {
    switch element.content {
    case .textField: try write(value, into: element)
    case .picker: try choose(value, of: element)
    case .slider: try slide(element, to: value)
    case .entry(let entry): try enter(value, into: element, entry.kind)
    case .toggle:
      let values = [
        "on": true, "true": true, "yes": true, "off": false, "false": false, "no": false,
      ]
      guard let isOn = values[value.lowercased()] else {
        throw ScriptError(message: "A toggle is 'on' or 'off', not '\(value)'.")
      }
      try perform(.toggle(isOn), on: element)
    default:
      throw ScriptError(message: "'\(label(of: element))' has no value that can be set.")
    }
  }

  private func write(_ value: String, into field: Element) throws(ScriptError) {
    let text = try value.unescaped()
    if case .textField(_, _, let kind) = field.content, !kind.hasLines, text.contains("\n") {
      throw ScriptError(message: "'\(label(of: field))' has one line.")
    }
    session.moveFocus(to: field.id)
    try perform(.edit(text), on: field)
    guard let editing = session.editing, editing.id == field.id else { return }
    editing.editor.adopt(text)
    editing.editor.moveToEnd()
  }

  private func choose(_ option: String, of picker: Element) throws(ScriptError) {
    guard case .picker(let options, _) = picker.content else { return }
    let found =
      options.firstIndex(of: option)
      ?? options.firstIndex { $0.lowercased() == option.lowercased() }
      ?? options.firstIndex { !option.isEmpty && $0.lowercased().hasPrefix(option.lowercased()) }
    guard let found else {
      let list = options.map { "'\($0)'" }.joined(separator: ", ")
      throw ScriptError(message: "There is no option '\(option)'. Available: \(list).")
    }
    try perform(.select(found), on: picker)
  }

  private func slide(_ slider: Element, to position: String) throws(ScriptError) {
    guard let position = Double(position), position.isFinite else {
      throw ScriptError(message: "'slide' needs a number, not '\(position)'.")
    }
    try perform(.slide(position), on: slider)
  }

  private func enter(
    _ value: String,
    into control: Element,
    _ kind: ValueEntry.Kind
  ) throws(ScriptError) {
    let text = kind == .color ? NamedColor.all.first { $0.name == value }?.text ?? value : value
    guard session.tree.perform(.enter(text), on: control.id) else {
      throw ScriptError(
        message: "'\(label(of: control))' needs \(kind.description), not '\(value)'."
      )
    }
  }

  private func perform(_ event: ViewEvent, on element: Element) throws(ScriptError) {
    guard session.tree.perform(event, on: element.id) else {
      throw ScriptError(message: "'\(label(of: element))' cannot do that now.")
    }
  }

  private func label(of element: Element) -> String { session.tree.controlLabel(of: element) }
}

extension ValueEntry.Kind {
  /// A description of the values of the kind, with an example.
  fileprivate var description: String {
    switch self {
    case .date: "a date, as in '2026-11-23'"
    case .time: "a time of day, as in '08:30'"
    case .dateAndTime: "a date and a time of day, as in '2026-11-23 08:30'"
    case .color: "a color, as in 'red' or '#1f6feb'"
    }
  }
}
