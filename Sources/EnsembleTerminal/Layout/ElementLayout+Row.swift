// SPDX-License-Identifier: MIT

import EnsembleViews

extension ElementLayout {
  /// Lays out elements beside each other, and those that do not fit below.
  func row(
    _ ids: [ElementID],
    _ alignment: VerticalAlignment,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    var lines: [Line] = []
    var row = RowPieces(width: width)
    for id in ids {
      guard let element = tree[id] else { continue }
      if element.content == .spacer {
        row.pieces.append(.spacer)
        continue
      }
      let isFlexible = isFlexible(element)
      var box = box(id, style, width: width, expands: !isFlexible)
      if element.content == .divider { box = Box(Span("│", style: style.cellStyle)) }
      guard !box.lines.isEmpty else { continue }
      if box.columns > row.room {
        // An element that can shrink stays, if enough room is left for it.
        if row.room >= max(12, width / 2) {
          box = self.box(id, style, width: row.room, expands: !isFlexible)
        }
        if box.columns > row.room {
          lines += finish(row, alignment, style, expands: expands)
          row = RowPieces(width: width)
        }
      }
      row.add(RowPiece(id: id, box: box, isFlexible: isFlexible))
    }
    return Box(lines + finish(row, alignment, style, expands: expands))
  }

  /// Returns whether an element fills the space that others leave.
  private func isFlexible(_ element: Element) -> Bool {
    switch element.content {
    case .textField: return true
    case .horizontal, .link, .actionRow:
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

  static let spacer = RowPiece()
}

/// The pieces of a row.
private struct RowPieces {
  let width: Int
  var pieces: [RowPiece] = []

  init(width: Int) {
    self.width = width
  }

  private var boxes: Int { pieces.count { $0.id != nil } }

  /// The number of remaining columns.
  var free: Int {
    width - pieces.reduce(0) { $0 + $1.box.columns } - max(0, boxes - 1)
  }

  /// The number of columns available for another piece.
  var room: Int { boxes == 0 ? width : free - 1 }

  mutating func add(_ piece: RowPiece) {
    pieces.append(piece)
  }

  /// Widens the gaps to fill the row.
  mutating func fillSpacers() {
    let spacers = pieces.indices.filter { pieces[$0].id == nil }
    for (offset, index) in spacers.enumerated() {
      pieces[index].box = Box(.gap(free / (spacers.count - offset)))
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
        if !isFirst { column += 1 }
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

extension VerticalAlignment {
  fileprivate func offset(of height: Int, in total: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (total - height) / 2
    case .bottom: total - height
    }
  }
}
