// SPDX-License-Identifier: MIT

import EnsembleDialogs

extension TextState: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text("TextState(\(stringLiteral(String(state: self))))")
  }
}

extension ButtonState: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    if action.animation != nil { writer.report("the animation of a button has no source code.") }
    var arguments: [String] = []
    if let role { arguments.append("role: .\(role.rawValue)") }
    if let action = action.action {
      arguments.append("action: \(writer.layout(action, as: Action.self).line)")
    }
    let type = isTyped ? "ButtonState" : "ButtonState<\(writer.name(of: Action.self))>"
    let opening = arguments.isEmpty ? type : "\(type)(\(arguments.joined(separator: ", ")))"
    return .blocks([SourceBlock(opening: opening, lines: [writer.layout(label, isTyped: true)])])
  }
}

extension AlertState: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let type = isTyped ? "AlertState" : "AlertState<\(writer.name(of: Action.self))>"
    return writer.dialog(type, title, buttons, message)
  }
}

extension ConfirmationDialogState: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    var type = "ConfirmationDialogState"
    if !isTyped { type += "<\(writer.name(of: Action.self))>" }
    if titleVisibility != .automatic { type += "(titleVisibility: .\(titleVisibility.rawValue))" }
    return writer.dialog(type, title, buttons, message)
  }
}

extension ToastState: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    var opening = isTyped ? "ToastState" : "ToastState<\(writer.name(of: Action.self))>"
    if let duration { opening += "(duration: \(writer.layout(duration, isTyped: true).line))" }
    var blocks = [SourceBlock(opening: opening, lines: [writer.layout(text, isTyped: true)])]
    if let button {
      blocks.append(SourceBlock(opening: "action:", lines: [writer.layout(button, isTyped: true)]))
    }
    return .blocks(blocks)
  }
}

extension SourceWriter {
  /// Returns the source code of a dialog, with closures for its title, buttons and message.
  fileprivate mutating func dialog<Action>(
    _ opening: String,
    _ title: TextState,
    _ buttons: [ButtonState<Action>],
    _ message: TextState?
  ) -> SourceLayout {
    var blocks = [SourceBlock(opening: opening, lines: [layout(title, isTyped: true)])]
    if !buttons.isEmpty {
      let lines = buttons.map { layout($0, isTyped: true) }
      blocks.append(SourceBlock(opening: "actions:", lines: lines))
    }
    if let message {
      blocks.append(SourceBlock(opening: "message:", lines: [layout(message, isTyped: true)]))
    }
    return .blocks(blocks)
  }
}
