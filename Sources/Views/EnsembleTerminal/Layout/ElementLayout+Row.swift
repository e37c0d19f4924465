// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out elements beside each other, and moves those that do not fit to further lines.
  ///
  /// Before an element moves to another line, the widest one is wrapped to the remaining width.
  func row(
    _ ids: [ElementID],
    _ alignment: VerticalAlignment,
    _ style: InheritedStyle,
    gap: Int? = nil,
    width: Int,
    expands: Bool
  ) -> Box {
    var lines: [Line] = []
    var row = RowPieces(width: width, gap: gap ?? 1)
    for var piece in pieces(ids, style, gap: gap ?? 1, width: width) {
      if let id = piece.id, piece.box.columns > row.room {
        // An element that can shrink stays, if enough room is left for it.
        if row.room >= max(12, width / 2, leastWidth(of: id)) {
          piece.box = box(id, style, width: row.room, expands: !piece.isFlexible)
        }
        if piece.box.columns > row.room {
          lines += finish(row, alignment, style, expands: expands)
          row = RowPieces(width: width, gap: gap ?? 1)
        }
      }
      row.add(piece)
    }
    return Box(lines + finish(row, alignment, style, expands: expands))
  }

  /// Returns the pieces of a row, the widest one wrapped if that makes all of them fit.
  private func pieces(
    _ ids: [ElementID],
    _ style: InheritedStyle,
    gap: Int,
    width: Int
  ) -> [RowPiece] {
    var row = RowPieces(width: width, gap: gap)
    for id in ids {
      guard let element = tree[id] else { continue }
      if element.content == .spacer {
        let least = element.style.drawing.own.frame?.minWidth.map(CellLength.columns) ?? 0
        row.add(RowPiece(box: Box(.gap(least))))
        continue
      }
      let isFlexible = isFlexible(element)
      var box = box(id, style, width: width, expands: !isFlexible)
      if element.content == .divider { box = Box(Span("│", style: style.cellStyle)) }
      guard !box.lines.isEmpty else { continue }
      row.add(RowPiece(id: id, box: box, isFlexible: isFlexible))
    }
    let widest = row.pieces.indices.max { row.pieces[$0].box.columns < row.pieces[$1].box.columns }
    guard row.free < 0, let widest, let id = row.pieces[widest].id, isWrappable(id) else {
      return row.pieces
    }
    let room = row.pieces[widest].box.columns + row.free
    guard room >= max(12, width / 2) else { return row.pieces }
    let box = box(id, style, width: room, expands: !row.pieces[widest].isFlexible)
    if box.columns <= room { row.pieces[widest].box = box }
    return row.pieces
  }

  /// Returns whether an element reads well in several lines: text does, and brackets do not.
  private func isWrappable(_ id: ElementID) -> Bool {
    guard let content = tree[id]?.content else { return false }
    switch content {
    case .toggle, .link, .tapArea, .focusArea: return true
    default: return !content.isControl
    }
  }

  /// Returns whether an element fills the remaining space.
  private func isFlexible(_ element: Element) -> Bool {
    switch element.content {
    case .textField, .shape: return true
    case .box: return element.style.drawing.own.frame?.maxWidth != nil
    case .horizontal, .link, .tapArea, .focusArea, .actionRow:
      return element.children.contains {
        guard let child = tree[$0] else { return false }
        return child.content == .spacer || isFlexible(child)
      }
    default: return false
    }
  }

  /// Distributes the remaining space to flexible elements, and joins the pieces of the row.
  private func finish(
    _ row: RowPieces,
    _ alignment: VerticalAlignment,
    _ style: InheritedStyle,
    expands: Bool
  ) -> [Line] {
    var row = row
    if expands {
      let flexible = row.pieces.indices.filter { row.pieces[$0].isFlexible }
      for (offset, index) in flexible.enumerated() {
        let share = row.free / (flexible.count - offset)
        let piece = row.pieces[index]
        guard share > 0, let id = piece.id else { continue }
        row.pieces[index].box = box(id, style, width: piece.box.columns + share)
      }
      row.fillSpacers()
    }
    return row.lines(alignment)
  }
}

/// A piece of a row; a gap if it has no id.
private struct RowPiece {
  var id: ElementID?
  var box = Box()
  var isFlexible = false

}

private struct RowPieces {
  let width: Int
  /// The number of columns between pieces.
  let gap: Int
  var pieces: [RowPiece] = []

  init(width: Int, gap: Int) {
    self.width = width
    self.gap = gap
  }

  private var boxes: Int { pieces.count { $0.id != nil } }

  /// The number of remaining columns.
  var free: Int {
    width - pieces.reduce(0) { $0 + $1.box.columns } - max(0, boxes - 1) * gap
  }

  /// The number of columns available for another piece.
  var room: Int { boxes == 0 ? width : free - gap }

  mutating func add(_ piece: RowPiece) {
    pieces.append(piece)
  }

  /// Widens the gaps to fill the row.
  mutating func fillSpacers() {
    let spacers = pieces.indices.filter { pieces[$0].id == nil }
    for (offset, index) in spacers.enumerated() {
      let share = max(0, free) / (spacers.count - offset)
      pieces[index].box = Box(.gap(pieces[index].box.columns + share))
    }
  }

  /// Returns the lines of the pieces beside each other, with a column between them.
  func lines(_ alignment: VerticalAlignment) -> [Line] {
    let height = pieces.reduce(0) { max($0, $1.box.lines.count) }
    var lines = Array(repeating: Line(), count: height)
    var column = 0
    var isFirst = true
    for piece in pieces {
      if piece.id != nil {
        if !isFirst { column += gap }
        isFirst = false
      }
      let top = alignment.offset(of: piece.box.lines.count, in: height)
      for (offset, line) in piece.box.lines.enumerated() where line.columns > 0 {
        lines[top + offset].pad(to: column)
        lines[top + offset].append(line)
      }
      column += piece.box.columns
    }
    return lines
  }
}
