// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out a grid: rows with columns of equal width, and other views across all columns.
  func grid(
    _ element: Element,
    _ grid: GridStyle,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    let gap = grid.horizontalSpacing.map(CellLength.columns) ?? 1
    let rows = element.children.compactMap { id -> (ElementID, [ElementID]?)? in
      guard let child = tree[id] else { return nil }
      if case .gridRow = child.content { return (id, child.children) }
      return (id, nil)
    }
    var widths: [Int] = []
    for cells in rows.compactMap(\.1) {
      for (column, cell) in cells.enumerated() {
        let columns = box(cell, style, width: width, expands: false).columns
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], columns)
      }
    }
    shrink(&widths, to: width - max(0, widths.count - 1) * gap)
    let total = widths.reduce(0, +) + max(0, widths.count - 1) * gap
    let between = grid.verticalSpacing.map(CellLength.lines) ?? 0
    var lines: [Line] = []
    for (offset, row) in rows.enumerated() {
      if offset > 0 { lines += Array(repeating: Line(), count: between) }
      guard let cells = row.1 else {
        lines += box(row.0, style, width: max(1, total)).lines
        continue
      }
      var alignment = grid.alignment
      if case .gridRow(let own)? = tree[row.0]?.content { alignment = own.alignment }
      lines += line(cells, widths, gap, alignment, style).lines
    }
    return Box(lines)
  }

  /// Takes columns from the widest ones until all fit.
  private func shrink(_ widths: inout [Int], to room: Int) {
    while widths.reduce(0, +) > room, let most = widths.max(), most > 1,
      let index = widths.firstIndex(of: most)
    {
      widths[index] -= 1
    }
  }

  private func line(
    _ cells: [ElementID],
    _ widths: [Int],
    _ gap: Int,
    _ alignment: Alignment,
    _ style: InheritedStyle
  ) -> Box {
    let boxes = zip(cells, widths).map { cell, width in box(cell, style, width: max(1, width)) }
    let height = boxes.reduce(0) { max($0, $1.lines.count) }
    var lines = Array(repeating: Line(), count: height)
    for (column, content) in boxes.enumerated() {
      let placed = content.placed(in: widths[column], height, alignment)
      for index in lines.indices {
        if column > 0 { lines[index].append(.gap(gap)) }
        lines[index].append(placed.lines[index])
      }
    }
    return Box(lines)
  }

  /// Lays out a grid with given columns or rows.
  func tracks(
    _ element: Element,
    _ tracks: GridTracks,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    let gap = tracks.items.first?.spacing.map(CellLength.columns) ?? 1
    let ids = element.children
    var widths = tracks.columns(in: width, gap: gap)
    var rows: [[ElementID]] = []
    if tracks.axis == .horizontal {
      let count = max(1, tracks.items.count)
      rows = (0..<count).map { row in
        stride(from: row, to: ids.count, by: count).map { ids[$0] }
      }
      let columns = max(1, (ids.count + count - 1) / count)
      let natural = ids.reduce(1) { widest, id in
        max(widest, box(id, style, width: width, expands: false).columns)
      }
      widths = Array(repeating: natural, count: columns)
      shrink(&widths, to: width - (columns - 1) * gap)
    } else {
      rows = stride(from: 0, to: ids.count, by: widths.count).map { start in
        Array(ids[start..<min(start + widths.count, ids.count)])
      }
    }
    let between = tracks.spacing.map(CellLength.lines) ?? 0
    let alignment = tracks.items.first?.alignment ?? .center
    var lines: [Line] = []
    for (offset, row) in rows.enumerated() {
      if offset > 0 { lines += Array(repeating: Line(), count: between) }
      lines += line(row, widths, gap, alignment, style).lines
    }
    return Box(lines)
  }
}

extension GridTracks {
  /// Returns the widths of columns that fill a width.
  fileprivate func columns(in width: Int, gap: Int) -> [Int] {
    var fixed: [Int] = []
    var flexible: [Int] = []
    for item in items {
      switch item.size {
      case .fixed(let size): fixed.append(max(1, CellLength.columns(size)))
      case .flexible:
        flexible.append(fixed.count)
        fixed.append(0)
      case .adaptive(let minimum, _):
        let least = max(1, CellLength.columns(minimum))
        for _ in 0..<max(1, (width + gap) / (least + gap)) {
          flexible.append(fixed.count)
          fixed.append(0)
        }
      }
    }
    guard !fixed.isEmpty else { return [width] }
    var free = max(0, width - fixed.reduce(0, +) - (fixed.count - 1) * gap)
    for (offset, index) in flexible.enumerated() {
      let share = free / (flexible.count - offset)
      fixed[index] = max(1, share)
      free -= share
    }
    return fixed
  }
}
