// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// The width in which a view of a narrow row is still readable.
  private static let readable = 8

  /// Lays out elements beside each other, each in its share of the width.
  ///
  /// If not even the least widths fit, the gaps disappear, and then the lines are cut.
  func row(
    _ ids: [ElementID],
    _ alignment: VerticalAlignment,
    _ style: InheritedStyle,
    gap: Int = 1,
    width: Int,
    expands: Bool
  ) -> Box {
    var row = RowPieces(gap: gap)
    for id in ids {
      guard let element = tree[id] else { continue }
      if element.content == .spacer {
        let least = element.style.drawing.own.frame?.minWidth.map(CellLength.columns) ?? 0
        row.pieces.append(RowPiece(box: Box(.gap(least))))
        continue
      }
      let isDivider = element.content == .divider
      let box =
        isDivider
        ? Box(Span("│", style: style.cellStyle)) : box(id, style, width: width, expands: false)
      guard !box.lines.isEmpty else { continue }
      let piece = RowPiece(
        id: id,
        box: box,
        isDivider: isDivider,
        takesRest: !isDivider && takesRest(element),
        priority: element.style.drawing.own.priority ?? 0
      )
      row.pieces.append(piece)
    }
    let isSqueezed = row.columns > width
    if isSqueezed || expands && row.pieces.contains(where: \.takesRest) {
      share(width, in: &row, style, isSqueezed: isSqueezed, expands: expands)
    }
    if expands { row.fillSpacers(width) }
    return Box(row.lines(alignment)).cut(to: width)
  }

  /// Lays out the pieces of a row again, each in its share of a width.
  private func share(
    _ width: Int,
    in row: inout RowPieces,
    _ style: InheritedStyle,
    isSqueezed: Bool,
    expands: Bool
  ) {
    var layout = self
    if isSqueezed { layout.isSqueezed = true }
    let indices = row.pieces.indices.filter { row.pieces[$0].id != nil }
    var shares = indices.map { index in
      let piece = row.pieces[index]
      let columns = piece.box.columns
      let least = isSqueezed ? layout.leastColumns(of: piece, style) : columns
      var share = RowShare(ideal: columns, least: least, priority: piece.priority)
      if isSqueezed, let id = piece.id, !piece.isDivider, !piece.takesRest {
        share.ideal = layout.columns(of: id, style, width: 1000)
      }
      if piece.takesRest, expands { share.most = most(piece) }
      return share
    }
    if isSqueezed {
      let gaps = row.columns - row.ownColumns
      if shares.reduce(gaps, { $0 + $1.least }) > width {
        for (offset, index) in indices.enumerated() {
          shares[offset].least = layout.leastColumns(of: row.pieces[index], style, readable: 1)
        }
      }
      if shares.reduce(gaps, { $0 + $1.least }) > width { row.removeGaps() }
    }
    let room = width - (row.columns - row.ownColumns)
    let offers = shares.offers(of: room) { offset, offer in
      let piece = row.pieces[indices[offset]]
      if let most = shares[offset].most { return min(most, offer) }
      guard isSqueezed, let id = piece.id, !piece.isDivider else { return piece.box.columns }
      return layout.columns(of: id, style, width: offer)
    }
    for (offer, index) in zip(offers, indices) {
      let piece = row.pieces[index]
      guard let id = piece.id, !piece.isDivider, isSqueezed || piece.takesRest else { continue }
      row.pieces[index].box = layout.box(
        id,
        style,
        width: max(1, offer),
        expands: expands && piece.takesRest
      )
    }
  }

  /// Returns the greatest width of a piece that takes the remaining space.
  private func most(_ piece: RowPiece) -> Int {
    let limit = piece.id.flatMap { tree[$0]?.style.drawing.own.frame?.maxWidth }
    return max(piece.box.columns, limit.map(CellLength.columns) ?? 1000)
  }

  /// Returns the columns that a piece keeps in a narrow row.
  private func leastColumns(
    of piece: RowPiece,
    _ style: InheritedStyle,
    readable: Int = Self.readable
  ) -> Int {
    guard let id = piece.id, !piece.isDivider else { return piece.box.columns }
    let least = columns(of: id, style, width: readable)
    return readable == 1 ? least : min(piece.box.columns, max(least, leastWidth(of: id)))
  }

  /// Returns the columns that an element takes of a width, without filling it.
  private func columns(of id: ElementID, _ style: InheritedStyle, width: Int) -> Int {
    let key = MeasuredColumns.Key(
      id: id,
      width: width,
      height: proposedHeight,
      isSqueezed: isSqueezed,
      isOneLine: isOneLine
    )
    if let known = measured.columns[key] { return known }
    let columns = box(id, style, width: max(1, width), expands: false).columns
    measured.columns[key] = columns
    return columns
  }

  /// Returns whether an element fills the remaining space of a row.
  func takesRest(_ element: Element) -> Bool {
    let children = { element.children.lazy.compactMap { tree[$0] } }
    switch element.content {
    case .textField: return true
    case .shape(let drawing):
      if case .path = drawing.outline { return false }
      return true
    case .box:
      let frame = element.style.drawing.own.frame
      guard frame?.width == nil else { return false }
      return frame?.maxWidth != nil || children().contains(where: takesRest)
    case .button where element.style.details?.looks?.button != .plain: return false
    case .horizontal, .wrapping, .link, .tapArea, .focusArea, .actionRow, .button:
      return children().contains { $0.content == .spacer || takesRest($0) }
    case .vertical, .list, .form, .section:
      return children().contains { $0.content == .divider || takesRest($0) }
    case .layers:
      let isShape = { (child: Element) in
        if case .shape = child.content { true } else { false }
      }
      return children().allSatisfy(isShape) || children().contains { !isShape($0) && takesRest($0) }
    case .decorated:
      return element.children.dropLast().contains { tree[$0].map(takesRest) ?? false }
    default: return false
    }
  }
}

/// The columns that elements take of widths, remembered because nested rows ask again and again.
@MainActor
final class MeasuredColumns {
  struct Key: Hashable {
    let id: ElementID
    let width: Int
    let height: Int?
    let isSqueezed: Bool
    let isOneLine: Bool
  }

  var columns: [Key: Int] = [:]

  nonisolated init() {}
}

/// A piece of a row; a gap if it has no id.
private struct RowPiece {
  var id: ElementID?
  var box = Box()
  var isDivider = false
  /// Whether the piece fills the remaining space.
  var takesRest = false
  var priority = 0.0
}

private struct RowPieces {
  /// The number of columns between pieces.
  var gap: Int
  var pieces: [RowPiece] = []

  init(gap: Int) {
    self.gap = gap
  }

  /// The columns of the pieces that are no gaps.
  var ownColumns: Int { pieces.reduce(0) { $1.id == nil ? $0 : $0 + $1.box.columns } }

  /// The columns of all pieces, and of the gaps between them.
  var columns: Int {
    let boxes = pieces.count { $0.id != nil }
    return pieces.reduce(0) { $0 + $1.box.columns } + max(0, boxes - 1) * gap
  }

  mutating func removeGaps() {
    gap = 0
    for index in pieces.indices where pieces[index].id == nil { pieces[index].box = Box(.gap(0)) }
  }

  /// Widens the gaps to fill the row.
  mutating func fillSpacers(_ width: Int) {
    let spacers = pieces.indices.filter { pieces[$0].id == nil }
    for (offset, index) in spacers.enumerated() {
      let share = max(0, width - columns) / (spacers.count - offset)
      pieces[index].box = Box(.gap(pieces[index].box.columns + share))
    }
  }

  /// Returns the lines of the pieces beside each other, with a gap between them.
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
