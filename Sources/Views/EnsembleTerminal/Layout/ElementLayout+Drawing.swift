// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation

extension ElementLayout {
  /// Lays out an element that has a size or a drawing of its own.
  func drawn(_ element: Element, _ style: InheritedStyle, width: Int, expands: Bool) -> Box {
    let own = element.style.drawing.own
    let (padding, margin) = (CellInsets(own.padding), CellInsets(own.margin))
    let edge = own.border == nil ? 0 : 1
    let around = padding.horizontal + margin.horizontal + 2 * edge
    var layout = self
    if let height = proposedHeight {
      layout.proposedHeight = max(1, height - padding.vertical - margin.vertical - 2 * edge)
    }
    let isText = if case .text = element.content { true } else { false }
    let isFixed = isText && own.isFixed.contains(.horizontal)
    let room = isFixed ? 1000 : max(1, width - around)
    var box = layout.content(of: element, style, width: room, expands: expands)
    guard !box.lines.isEmpty else { return box }
    if own.padding != nil { box = box.padded(padding) }
    if let background = own.background {
      box = showsEdge(of: background) ? box.edged(by: background) : box.filled(by: background.paint)
    }
    if let border = own.border {
      let color = TerminalColor(border.paint.firstColor)
      let isRound = own.clip.map { $0 != .rectangle } ?? false
      box = box.bordered(CellStyle(foreground: color), isRound: isRound)
    }
    if own.margin != nil { box = box.padded(margin) }
    let opacity = own.opacity ?? 1
    if own.isHidden || opacity <= 0 { return box.blank }
    if opacity <= 0.5 { box.restyle { $0.attributes.insert(.dim) } }
    return box
  }

  /// Returns whether a background is shown by its edge, because its color is not: a terminal cannot
  /// mix colors, and may have none.
  private func showsEdge(of background: DrawingStyle.Background) -> Bool {
    guard palette != .plain else { return false }
    guard case .color(let color) = background.paint else { return palette == .monochrome }
    guard color.opacity > 0 else { return false }
    return palette == .monochrome || color.opacity < 0.5 || color.name == .background
  }

  /// Lays out a box: its children in a column, placed in its frame.
  func framed(_ element: Element, _ style: InheritedStyle, width: Int, expands: Bool) -> Box {
    let frame = element.style.drawing.own.frame ?? .automatic
    let fixed = frame.width.map { max(1, CellLength.columns($0)) }
    let most = frame.maxWidth.map { max(1, CellLength.columns($0)) }
    let room = min(width, fixed ?? most ?? width)
    var layout = self
    let height = frame.height.map { max(1, CellLength.lines($0)) }
    if let height { layout.proposedHeight = height }
    if let ratio = frame.aspect?.ratio, ratio > 0, layout.proposedHeight == nil {
      layout.proposedHeight = max(
        1,
        CellLength.lines(Double(room) * CellLength.column / ratio)
      )
    }
    let content = layout.column(
      element.children,
      frame.alignment.horizontal,
      nil,
      style,
      width: room,
      expands: fixed != nil || expands
    )
    guard !content.lines.isEmpty || fixed != nil else { return content }
    var columns = max(content.columns, frame.minWidth.map(CellLength.columns) ?? 0)
    if let fixed { columns = fixed } else if let most, expands { columns = min(most, width) }
    let least = frame.minHeight.map(CellLength.lines) ?? 0
    let fill = frame.maxHeight == .infinity ? proposedHeight ?? 0 : 0
    return content.placed(in: min(columns, width), height ?? max(least, fill), frame.alignment)
  }

  /// Lays out elements below each other, aligned to each other.
  func column(
    _ ids: [ElementID],
    _ alignment: HorizontalAlignment,
    _ spacing: Double?,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    let gap = spacing.map(CellLength.lines) ?? 0
    let boxes = ids.map { ($0, box($0, style, width: width, expands: expands)) }
      .filter { !$0.1.lines.isEmpty }
    let widest = boxes.reduce(0) { max($0, $1.1.columns) }
    var lines: [Line] = []
    for (offset, (id, natural)) in boxes.enumerated() {
      // A line between two neighbours is as wide as the column.
      let isRule = !expands && tree[id]?.content == .divider
      let box = isRule ? box(id, style, width: widest) : natural
      if offset > 0 { lines += Array(repeating: Line(), count: gap) }
      let indent = alignment.offset(of: box.columns, in: widest)
      lines += indent == 0 ? box.lines : box.prefixed(by: .gap(indent)).lines
    }
    return Box(lines)
  }

  // MARK: Layers

  /// Lays out elements in front of each other.
  func layers(
    _ ids: [ElementID],
    _ alignment: Alignment,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    let fixed = ids.filter { !fills($0) }.map { id in
      (id, box(id, style, width: width, expands: expands))
    }
    var size = (
      columns: fixed.reduce(0) { max($0, $1.1.columns) },
      lines: fixed.reduce(0) { max($0, $1.1.lines.count) }
    )
    if fixed.isEmpty { size = (expands ? width : min(width, 2), proposedHeight ?? 1) }
    let known = Dictionary(fixed) { first, _ in first }
    var layout = self
    layout.proposedHeight = size.lines
    var result = Box(Array(repeating: Line(.gap(size.columns)), count: size.lines))
    for id in ids {
      let top = known[id] ?? layout.box(id, style, width: max(1, size.columns))
      result = result.covered(by: top, alignment)
    }
    return result
  }

  /// Lays out a view with its decoration.
  func decorated(
    _ element: Element,
    isBehind: Bool,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    let base = column(
      Array(element.children.dropLast()),
      .center,
      nil,
      style,
      width: width,
      expands: expands
    )
    guard let last = element.children.last, let layer = tree[last],
      case .layer(let alignment) = layer.content, !layer.children.isEmpty
    else { return base }
    guard !base.lines.isEmpty else {
      return column(layer.children, .center, nil, style, width: width, expands: expands)
    }
    var layout = self
    layout.proposedHeight = base.lines.count
    let decoration = layout.layers(
      layer.children,
      alignment,
      style,
      width: base.columns,
      expands: true
    )
    let blank = Box(Array(repeating: Line(.gap(base.columns)), count: base.lines.count))
    return isBehind
      ? blank.covered(by: decoration, alignment).covered(by: base, .topLeading)
      : base.covered(by: decoration, alignment)
  }

  /// Returns whether an element takes all the space that it is offered.
  private func fills(_ id: ElementID) -> Bool {
    guard let element = tree[id] else { return false }
    if case .shape = element.content { return true }
    return false
  }
}

extension Box {
  /// Returns the box with the edge of a background in its outermost cells, if they are blank.
  fileprivate func edged(by background: DrawingStyle.Background) -> Box {
    let width = columns
    guard lines.count > 2, width > 2 else { return self }
    let whole = placed(in: width, lines.count, .topLeading)
    let inner = whole.lines.map { $0.slice(1..<width - 1) }
    let ring =
      [whole.lines[0], whole.lines[lines.count - 1]]
      + whole.lines.flatMap { [$0.slice(0..<1), $0.slice(width - 1..<width)] }
    guard ring.allSatisfy(\.isBlank) else { return self }
    let style = CellStyle(
      foreground: TerminalColor(background.paint.firstColor),
      attributes: .dim
    )
    return Box(Array(inner.dropFirst().dropLast()))
      .bordered(style, isRound: background.shape != .rectangle)
  }

  func filled(by paint: Paint) -> Box {
    // A terminal cannot mix colors, so a translucent color behind text would appear opaque.
    if case .color(let color) = paint, color.opacity < 0.5 { return self }
    let (width, height) = (Double(columns), Double(lines.count))
    return filled { row, column in
      paint.terminalColor(
        x: (Double(column) + 0.5) * CellLength.column,
        y: (Double(row) + 0.5) * CellLength.line,
        width: width * CellLength.column,
        height: height * CellLength.line
      )
    }
  }

  /// Changes the style of every span.
  mutating func restyle(_ change: (inout CellStyle) -> Void) {
    for index in lines.indices { lines[index].restyle(change) }
  }
}
