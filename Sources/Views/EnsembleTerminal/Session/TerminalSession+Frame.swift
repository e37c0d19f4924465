// SPDX-License-Identifier: MIT

import EnsembleUI

/// The next image of a terminal's screen.
struct Frame {
  var buffer: CellBuffer
  /// The position of the caret.
  var cursor: ScreenPosition?
  /// Whether the frame contains an animation.
  var isAnimated = false
}

extension TerminalSession {
  /// Returns the frame for the current state.
  func frame() -> Frame {
    update()
    count.hasSpinner = false
    var painter = Painter(
      buffer: CellBuffer(size: size),
      palette: palette,
      background: background
    )
    for layer in layers {
      let area = area(of: layer)
      painter.cursor = nil
      // Only the topmost layer takes the mouse.
      painter.hits = ScreenHits()
      if layer.overlay != nil { painter.paintBorder(around: area, title: name(of: layer)) }
      paint(layer, in: area, &painter)
    }
    let isCovered = notice != nil || commandList != nil
    if isCovered { painter.cursor = nil }
    painter.paint(commandList, in: contentSize)
    painter.paint(notice, in: contentSize, isPart: isPart)
    paintKeys(&painter)
    reveals = false
    hits = isCovered ? ScreenHits() : painter.hits
    return Frame(buffer: painter.buffer, cursor: painter.cursor, isAnimated: count.hasSpinner)
  }

  /// Returns the title above a layer.
  func name(of layer: Layer) -> String {
    layout.title(of: layer) ?? (layer.overlay == nil ? title : "")
  }

  private func paint(_ layer: Layer, in area: ScreenArea, _ painter: inout Painter) {
    let header = headerLines(of: layer, width: area.columns)
    for (row, line) in header.prefix(area.rows).enumerated() {
      painter.paint(line, row: area.row + row, in: area)
    }
    let room = max(0, area.rows - header.count)
    let toasts = layout.toasts(of: layer, width: area.columns).suffix(room)
    for (row, line) in toasts.enumerated() {
      painter.paint(line, row: area.row + area.rows - toasts.count + row, in: area)
    }
    let height = room - toasts.count
    guard height > 0 else { return }
    let content = LaidOutLayer(layer, layout, width: area.columns)
    let anchor = scroll(content, height: height)
    let lines = content.lines(from: anchor, count: height)
    for (row, line) in lines.enumerated() {
      painter.paint(line.line, row: area.row + header.count + row, in: area)
    }
    if hasChrome, let thumb = content.thumb(from: anchor, to: lines.last?.anchor, height: height) {
      // The bar of an overlay replaces its border.
      let column = area.column + area.columns + (layer.overlay == nil ? 0 : 1)
      painter.paintScrollBar(thumb, row: area.row + header.count, rows: height, column: column)
      painter.hits.bar = ScreenHits.Bar(column: column, row: area.row + header.count, rows: height)
    }
  }

  /// Returns the lines that do not scroll.
  func headerLines(of layer: Layer, width: Int) -> [Line] {
    let isOverlay = layer.overlay != nil
    let lines = layout.header(of: layer, title: isOverlay ? "" : name(of: layer), width: width)
    guard !lines.isEmpty else { return [] }
    return lines + [isOverlay ? Line() : Line(Span(String(repeating: "─", count: width)))]
  }

  /// Scrolls the focus into view, and remembers the position.
  private func scroll(_ content: LaidOutLayer, height: Int) -> ScrollAnchor {
    let layer = content.layer
    var memory = memories[layer.id] ?? SavedLayerState()
    memory.anchor = content.settled(memory.anchor, height: height)
    if reveals, layer.id == top.id, let focused, let index = layer.index[focused],
      let anchor = content.anchor(of: layer.controls[index])
    {
      let isFirst = layer.controls.first { $0.block != Layer.header }?.id == focused
      if isFirst,
        content.lines(from: ScrollAnchor(), count: height).contains(where: { $0.anchor == anchor })
      {
        // Content above the first control is reachable only together with it.
        memory.anchor = ScrollAnchor()
      } else {
        memory.anchor = content.anchor(memory.anchor, revealing: anchor, height: height)
      }
    }
    memories[layer.id] = memory
    return memory.anchor
  }

  // MARK: Overlays

  /// Returns the area for the content of a layer.
  func area(of layer: Layer) -> ScreenArea {
    let size = contentSize
    let screen = ScreenArea(row: 0, column: 0, rows: size.rows, columns: size.columns)
    guard let overlay = layer.overlay else { return screen }
    let inner = overlaySize(of: layer, isSheet: tree[overlay]?.content.isWide ?? false)
    return ScreenArea(
      row: max(1, (size.rows - inner.rows) / 2),
      column: max(2, (size.columns - inner.columns) / 2),
      rows: inner.rows,
      columns: inner.columns
    )
  }

  /// Returns the size of an overlay inside its border: its natural size, as far as there is room.
  private func overlaySize(of layer: Layer, isSheet: Bool) -> ScreenSize {
    let size = contentSize
    let room = ScreenSize(rows: max(1, size.rows - 2), columns: max(1, size.columns - 4))
    let width = max(1, min(room.columns, isSheet ? 68 : 52))
    let header = headerLines(of: layer, width: width)
    let content = LaidOutLayer(layer, layout, width: width)
    let lines = content.lines(from: ScrollAnchor(), count: room.rows).map(\.line)
    let toasts = layout.toasts(of: layer, width: width)
    let rows = min(room.rows, max(1, header.count + lines.count + toasts.count))
    if isSheet { return ScreenSize(rows: rows, columns: width) }
    let widest = (header + lines).reduce(name(of: layer).columns + 2) { max($0, $1.columns) }
    return ScreenSize(rows: rows, columns: min(width, max(20, widest)))
  }
}

extension ElementContent {
  /// Whether an overlay takes the available width, because it may contain text fields.
  fileprivate var isWide: Bool {
    switch self {
    case .sheet, .popover, .fileImporter, .fileExporter: true
    default: false
    }
  }
}
