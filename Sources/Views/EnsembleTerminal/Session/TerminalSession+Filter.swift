// SPDX-License-Identifier: MIT

import EnsembleUI

/// The filter of the rows of lists in a layer, as a person types it.
struct RowFilter: Equatable {
  var text = ""
  /// Whether keys go to the filter, rather than to the rows.
  var isTyping = true
}

extension TerminalSession {
  /// The filter of the topmost layer.
  var filter: RowFilter? { memories[top.id]?.filter }

  /// Whether the rows of the topmost layer can be filtered.
  var canFilter: Bool {
    hasChrome && editing == nil && (filter != nil || top.blocks.contains { $0.role == .row })
  }

  /// Begins to type a filter, or goes on with the one that is set.
  func beginFilter() {
    guard canFilter else { return }
    setFilter(RowFilter(text: filter?.text ?? ""))
  }

  /// Shows all rows again. Returns false if there is no filter.
  func endFilter() -> Bool {
    guard filter != nil else { return false }
    setFilter(nil)
    return true
  }

  private func setFilter(_ filter: RowFilter?) {
    let isChanged = filter?.text ?? "" != self.filter?.text ?? ""
    memories[top.id, default: SavedLayerState()].filter = filter
    guard isChanged else { return }
    memories[top.id, default: SavedLayerState()].anchor = ScrollAnchor()
    reveals = true
    rebuildLayers()
  }

  /// Passes a key to the filter while its text is being typed. Returns nil if no filter is being
  /// typed, or if it does not use the key.
  func typeFilter(_ press: KeyStroke) -> KeyOutcome? {
    guard var filter, filter.isTyping else { return nil }
    switch press.key {
    case .text(let text) where press.modifiers.isEmpty:
      filter.text += text
    case .text("u") where press.modifiers == .control: filter.text = ""
    case .paste(let text): filter.text += text.displayed
    case .backspace where filter.text.isEmpty: return endFilter() ? .go : nil
    case .backspace: filter.text.removeLast()
    case .escape: return endFilter() ? .go : nil
    case .enter, .down, .tab:
      filter.isTyping = false
      setFilter(filter.text.isEmpty ? nil : filter)
      focusFirstRow()
      return .go
    case .mouse(let event) where event.kind == .press:
      filter.isTyping = false
      setFilter(filter.text.isEmpty ? nil : filter)
      return nil
    default: return nil
    }
    setFilter(filter)
    return .go
  }

  /// Moves the focus to the first control of a row.
  private func focusFirstRow() {
    let row = top.blocks.firstIndex { $0.role == .row }
    guard let row, let control = top.controls(from: row).first(where: { isEnabled($0.id) }) else {
      return
    }
    moveFocus(to: control.id)
  }

  /// Returns a layer with the rows that its filter leaves.
  func filtered(_ layer: Layer) -> Layer {
    guard let text = memories[layer.id]?.filter?.text, !text.isEmpty else { return layer }
    let words = text.lowercased().split(separator: " ")
    return layer.filtered { row in
      let title = rowTitle(of: row)?.lowercased() ?? ""
      return words.allSatisfy { title.contains($0) }
    }
  }

  /// Returns the title of a row: its first text outside of controls or in a link, or else its first
  /// text or the text of its first field.
  func rowTitle(of id: ElementID) -> String? {
    firstText(in: id, outside: true) ?? firstText(in: id, outside: false)
  }

  private func firstText(in id: ElementID, outside isOutside: Bool) -> String? {
    guard let element = tree[id] else { return nil }
    switch element.content {
    case .actions, .textField(_, _, .secure): return nil
    case .text: return tree.text(of: id)
    case .textField(let text, _, _): return text
    case let content where content.isControl && !content.holdsRowTitle && isOutside: return nil
    default:
      return element.children.lazy.compactMap { self.firstText(in: $0, outside: isOutside) }.first
    }
  }
}

extension Layer {
  /// Returns the layer without the rows for which a condition does not hold, and without headers of
  /// sections that are empty then.
  func filtered(_ matches: (ElementID) -> Bool) -> Layer {
    var kept: [Int] = []
    // Gaps and headers are kept together with a block below them.
    var waiting: [Int] = []
    for (index, block) in blocks.enumerated() {
      switch block.kind {
      case .gap:
        if waiting.isEmpty, !kept.isEmpty { waiting.append(index) }
      case .elements:
        switch block.role {
        case .header: waiting = waiting.filter { blocks[$0].role != .header } + [index]
        case .footer: break
        case .row where block.row.map(matches) == false: break
        case .row, .other:
          kept += waiting + [index]
          waiting = []
        }
      }
    }
    return keeping(kept)
  }
}
