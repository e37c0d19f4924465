// SPDX-License-Identifier: MIT

import EnsembleUI

/// The list of everything that can be pressed, in a box above all layers, with a text that filters
/// it.
struct CommandList: Equatable {
  /// A control that can be pressed.
  struct Command: Equatable {
    let id: ElementID
    let name: String
    /// The keys that press it, too.
    var keys = ""
  }

  let commands: [Command]
  private(set) var query = ""
  /// The offset of the selected one of the shown commands.
  private(set) var selected = 0

  init(_ commands: [Command]) {
    self.commands = commands
  }

  /// The commands whose names have every word of the query.
  var shown: [Command] {
    let words = query.lowercased().split(separator: " ")
    return commands.filter { command in
      let name = command.name.lowercased()
      return words.allSatisfy { name.contains($0) }
    }
  }

  /// The reaction to a key.
  enum Outcome: Equatable {
    case stay, close
    case press(ElementID)
    /// The key is for the session.
    case pass
  }

  /// Handles a key.
  mutating func handle(_ press: KeyStroke) -> Outcome {
    switch press.key {
    case .text(let text) where press.modifiers.isEmpty: change(query + text)
    case .text("u") where press.modifiers == .control: change("")
    case .text("p") where press.modifiers == .control: return .close
    case .paste(let text): change(query + text.displayed)
    case .backspace: change(String(query.dropLast()))
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .tab: move(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .pageUp, .home: selected = 0
    case .pageDown, .end: selected = max(0, shown.count - 1)
    case .enter: return shown.indices.contains(selected) ? .press(shown[selected].id) : .stay
    case .escape: return .close
    case .mouse(let event):
      switch event.kind {
      case .wheel(let step): move(by: step)
      case .press: return .close
      case .drag, .release: break
      }
    default: return .pass
    }
    return .stay
  }

  private mutating func change(_ query: String) {
    self.query = query
    selected = 0
  }

  private mutating func move(by distance: Int) {
    selected = min(max(0, selected + distance), max(0, shown.count - 1))
  }
}

extension TerminalSession {
  /// The controls of the topmost layer that can be pressed. Those with equal names have the titles
  /// of their rows behind them.
  private var pressable: [CommandList.Command] {
    let controls = top.controls.filter { control in
      guard isEnabled(control.id), let content = tree[control.id]?.content else { return false }
      switch content {
      case .toggle, .page: return true
      default: return content.isPressable
      }
    }
    let names = controls.map { control in
      guard let element = tree[control.id] else { return "" }
      return element.content == .page ? ElementLayout.back : tree.controlLabel(of: element)
    }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(controls, names).compactMap { control, name in
      guard !name.isEmpty else { return nil }
      let row = counts[name] == 1 ? nil : rowTitle(around: control)
      let keys = tree[control.id]?.style.details?.shortcut?.terminalName ?? ""
      let title = row.map { "\(name) – \($0)" } ?? name
      return CommandList.Command(id: control.id, name: title.displayed, keys: keys)
    }
  }

  private func rowTitle(around control: PlacedControl) -> String? {
    guard control.block != Layer.header, case .elements(let ids) = top.blocks[control.block].kind
    else {
      return nil
    }
    if let row = top.blocks[control.block].row { return rowTitle(of: row) }
    return ids.lazy.compactMap { self.rowTitle(of: $0) }.first
  }

  /// Whether there is something to press.
  var hasCommands: Bool { hasChrome && top.controls.contains { isEnabled($0.id) } }

  /// Shows the list of everything that can be pressed.
  func showCommands() {
    guard hasChrome else { return }
    let commands = pressable
    if !commands.isEmpty { commandList = CommandList(commands) }
  }

  /// Passes a key to the list of commands. Returns nil if it is not shown, and for keys that it
  /// does not take.
  func choose(_ press: KeyStroke) -> KeyOutcome? {
    guard var list = commandList else { return nil }
    switch list.handle(press) {
    case .stay: commandList = list
    case .close: commandList = nil
    case .press(let id):
      commandList = nil
      guard top.index[id] != nil, isEnabled(id) else { return .go }
      moveFocus(to: id)
      activate()
    case .pass: return nil
    }
    return .go
  }
}

extension Painter {
  /// Draws the list of commands in the middle of a screen.
  mutating func paint(_ list: CommandList?, in size: ScreenSize) {
    guard let list else { return }
    let shown = list.shown
    let widest = list.commands.reduce(24) { widest, command in
      max(widest, command.name.columns + command.keys.columns + 2)
    }
    let columns = max(1, min(widest, size.columns - 4))
    // The box keeps its height while the list is filtered.
    let rows = max(1, min(list.commands.count + 1, size.rows - 2))
    let area = ScreenArea(
      row: max(1, (size.rows - rows) / 2),
      column: max(2, (size.columns - columns) / 2),
      rows: rows,
      columns: columns
    )
    paintBorder(around: area, title: "Commands")
    var query = Span(list.query, style: CellStyle(attributes: .underline))
    query.caret = list.query.columns
    paint(Line(Span("› "), query), row: area.row, in: area)
    let first = min(max(0, list.selected - (rows - 2)), max(0, shown.count - (rows - 1)))
    if shown.isEmpty, rows > 1 {
      let none = Line(Span("Nothing has this name.", style: CellStyle(attributes: .dim)))
      paint(none, row: area.row + 1, in: area)
    }
    for (row, command) in shown.dropFirst(first).prefix(rows - 1).enumerated() {
      let room = columns - (command.keys.isEmpty ? 0 : command.keys.columns + 1)
      var line = Line(Span(command.name.truncated(to: room)))
      line.pad(to: columns - command.keys.columns)
      line.append(Span(command.keys, style: CellStyle(attributes: .dim)))
      if first + row == list.selected { line.restyle { $0.attributes.insert(.inverse) } }
      paint(line, row: area.row + 1 + row, in: area)
    }
  }
}
