// SPDX-License-Identifier: MIT

import EnsembleUI

extension Layer {
  /// Returns the controls of a block and of all blocks below it.
  func controls(from block: Int) -> ArraySlice<PlacedControl> {
    controls[controls.partitioningIndex { $0.block >= block }...]
  }
}

extension TerminalSession {
  /// The index of the focused control in the topmost layer.
  private var focusedIndex: Int? { focused.flatMap { top.index[$0] } }

  /// Moves the focus to the next or previous enabled control, wrapping around at the end.
  func moveFocus(by direction: Int) {
    let controls = top.controls
    guard !controls.isEmpty else { return }
    let start = focusedIndex ?? startIndex(direction)
    for step in 1...controls.count {
      let offset = (start + direction * step) % controls.count
      let index = offset < 0 ? offset + controls.count : offset
      if isEnabled(controls[index].id) { return moveFocus(to: controls[index].id) }
    }
  }

  /// Returns the index before the first control to focus when there is no focus.
  private func startIndex(_ direction: Int) -> Int {
    let firstInBody = top.controls.partitioningIndex { $0.block != Layer.header }
    guard let last = memories[top.id]?.index, last < top.controls.count, last > 0 else {
      return direction > 0 ? firstInBody - 1 : top.controls.count
    }
    return direction > 0 ? last - 1 : last + 1
  }

  /// Moves the focus to the first or last control below the header, or scrolls if there is none.
  func moveFocusToEdge(_ direction: Int) {
    let body = top.controls(from: 0)
    let target =
      direction < 0 ? body.first { isEnabled($0.id) } : body.last { isEnabled($0.id) }
    let content = topContent
    memories[top.id, default: SavedLayerState()].anchor =
      direction < 0 ? ScrollAnchor() : content.end
    if let target { moveFocus(to: target.id) }
  }

  // MARK: Lines

  /// The layout of the topmost layer.
  private var topContent: LaidOutLayer {
    LaidOutLayer(top, layout, width: area(of: top).columns)
  }

  /// Moves the focus to a neighbour in the same line.
  func moveFocusInLine(by direction: Int) {
    guard let index = focusedIndex else { return moveFocus(by: direction) }
    let control = top.controls[index]
    let lines = controlLines(of: control.block)
    guard let line = lines.first(where: { $0.contains { $0.id == control.id } }),
      let position = line.firstIndex(where: { $0.id == control.id }),
      line.indices.contains(position + direction)
    else { return }
    moveFocus(to: line[position + direction].id)
  }

  /// Moves the focus to the nearest control of the next line above or below that has one; scrolls
  /// if none has.
  func moveFocusVertically(by direction: Int) {
    guard let index = focusedIndex else {
      moveFocus(by: direction)
      if focused == nil { scroll(by: direction) }
      return
    }
    let control = top.controls[index]
    let lines = controlLines(of: control.block)
    let line = lines.firstIndex { $0.contains { $0.id == control.id } } ?? 0
    let column =
      lines.indices.contains(line) ? lines[line].first { $0.id == control.id }?.column ?? 0 : 0
    if lines.indices.contains(line + direction) {
      return moveFocus(to: nearest(to: column, in: lines[line + direction]))
    }
    guard let block = neighbour(of: control, index, direction) else { return scroll(by: direction) }
    let next = controlLines(of: block)
    guard let target = direction > 0 ? next.first : next.last else { return }
    moveFocus(to: nearest(to: column, in: target))
  }

  /// Returns the next block with an enabled control.
  private func neighbour(of control: PlacedControl, _ index: Int, _ direction: Int) -> Int? {
    let isOther = { (other: PlacedControl) in
      other.block != control.block && self.isEnabled(other.id)
    }
    let controls = top.controls
    return direction > 0
      ? controls[index...].first(where: isOther)?.block
      : controls[...index].last(where: isOther)?.block
  }

  /// Returns the enabled and focused controls of each line of a block that has any, laid out as if
  /// the block had the focus.
  private func controlLines(of block: Int) -> [[(id: ElementID, column: Int)]] {
    var seen: Set<ElementID> = []
    return lines(of: block).compactMap { line in
      // A disabled control that keeps the focus has neighbors, too.
      let controls = line.controls.filter {
        (isEnabled($0.id) || $0.id == focused) && seen.insert($0.id).inserted
      }
      return controls.isEmpty ? nil : controls
    }
  }

  /// Lays out the focused control, so that an edited text is wrapped to the lines on the screen.
  func layOutFocused() {
    guard let index = focusedIndex else { return }
    _ = lines(of: top.controls[index].block)
  }

  private func lines(of block: Int) -> [Line] {
    let width = area(of: top).columns
    guard block != Layer.header else {
      return headerLines(of: top, width: width) + layout.toasts(of: top, width: width)
    }
    var layout = layout
    let isHere = focusedIndex.map { top.controls[$0].block == block } ?? false
    if !isHere, let first = top.controls(of: block).first {
      layout.focus = FocusedPath(to: first.id, in: tree)
    }
    return LaidOutLayer(top, layout, width: width).lines(of: block)
  }

  private func nearest(to column: Int, in line: [(id: ElementID, column: Int)]) -> ElementID? {
    line.min { abs($0.column - column) < abs($1.column - column) }?.id
  }

  // MARK: Scrolling

  /// Scrolls by a number of lines without moving the focus.
  func scroll(by distance: Int) {
    let content = topContent
    var memory = memories[top.id] ?? SavedLayerState()
    memory.anchor = content.settled(
      content.anchor(memory.anchor, movedBy: distance),
      height: bodyHeight
    )
    memories[top.id] = memory
  }

  /// Scrolls to a part of the content, from 0 for the beginning to 1 for the end, without moving
  /// the focus.
  ///
  /// An estimate by the number of blocks, as that of the scroll bar.
  func scroll(toPart part: Double) {
    let content = topContent
    let target = min(max(part, 0), 1) * Double(top.blocks.count)
    let block = min(Int(target), top.blocks.count - 1)
    var anchor = ScrollAnchor(block: max(0, block))
    if part <= 0 || block < 0 {
      anchor = ScrollAnchor()
    } else if part >= 1 {
      anchor = content.end
    } else {
      anchor.line = Int((target - Double(block)) * Double(content.lines(of: block).count))
    }
    memories[top.id, default: SavedLayerState()].anchor =
      content.settled(anchor, height: bodyHeight)
    reveals = false
  }

  /// Scrolls until an element is on the screen, without moving the focus.
  func scroll(to request: ViewChanges.Scroll) {
    var path: Set<ElementID> = []
    var next: ElementID? = request.element
    while let id = next {
      path.insert(id)
      next = tree[id]?.parent
    }
    let block = top.blocks.firstIndex {
      guard case .elements(let ids) = $0.kind else { return false }
      return ids.contains(where: path.contains)
    }
    guard let block = block ?? firstBlock(in: request.element) else { return }
    let content = topContent
    var memory = memories[top.id] ?? SavedLayerState()
    let line = ScrollAnchor(block: block)
    memory.anchor =
      switch request.anchor?.y {
      case nil: content.anchor(memory.anchor, revealing: line, height: bodyHeight)
      case let y?: content.anchor(line, movedBy: -Int(Double(bodyHeight - 1) * min(max(y, 0), 1)))
      }
    memories[top.id] = memory
    reveals = false
  }

  /// Returns the first block inside of an element, such as a section.
  private func firstBlock(in id: ElementID) -> Int? {
    top.blocks.firstIndex {
      guard case .elements(let ids) = $0.kind, var next = ids.first else { return false }
      while let parent = tree[next]?.parent {
        if parent == id { return true }
        next = parent
      }
      return false
    }
  }

  /// Scrolls by a page, and moves the focus to a control that is visible then.
  func scrollPage(_ direction: Int) {
    let height = bodyHeight
    let before = memories[top.id]?.anchor
    scroll(by: direction * max(1, height - 1))
    guard memories[top.id]?.anchor != before else { return moveFocusToEdge(direction) }
    let shown = topContent.lines(from: memories[top.id]?.anchor ?? ScrollAnchor(), count: height)
    guard let first = shown.first?.anchor.block, let last = shown.last?.anchor.block else { return }
    if let index = focusedIndex, (first...last).contains(top.controls[index].block) { return }
    let visible = top.controls(from: first).prefix { $0.block <= last }
    guard let target = visible.first(where: { isEnabled($0.id) }) else { return }
    moveFocus(to: target.id)
  }

  /// The number of visible lines of the topmost layer below its header.
  private var bodyHeight: Int {
    let area = area(of: top)
    return max(1, area.rows - headerLines(of: top, width: area.columns).count)
  }
}
