// SPDX-License-Identifier: MIT

import EnsembleUI

/// The origin of the first visible line, relative to a block, so that the heights of the blocks
/// above need not be known.
struct ScrollAnchor: Equatable {
  var block = 0
  /// The line in the block.
  var line = 0
}

/// The blocks of a layer at a width, laid out on demand and cached.
@MainActor
final class LaidOutLayer {
  let layer: Layer
  let layout: ElementLayout
  let width: Int
  private var boxes: [Int: Box] = [:]

  init(_ layer: Layer, _ layout: ElementLayout, width: Int) {
    self.layer = layer
    self.layout = layout
    self.width = width
  }

  /// Returns the lines of a block.
  func lines(of block: Int) -> [Line] {
    if let box = boxes[block] { return box.lines }
    layout.count.blocks += 1
    let box = makeBox(layer.blocks[block])
    boxes[block] = box
    return box.lines
  }

  private func makeBox(_ block: Block) -> Box {
    guard case .elements(let ids) = block.kind, let first = ids.first else {
      guard case .gap(let lines) = block.kind else { return Box([Line()]) }
      return Box(Array(repeating: Line(), count: lines))
    }
    let style = InheritedStyle()
    let room = width - block.indent
    let box =
      ids.count == 1
      ? layout.rowBox(first, style, width: room)
      : layout.brokenRow(ids, .top, style, width: room, expands: false)
    return box.cut(to: max(1, room)).prefixed(by: .gap(block.indent))
  }

  // MARK: Lines

  /// Returns at most a number of lines from a position on.
  func lines(from anchor: ScrollAnchor, count: Int) -> [(anchor: ScrollAnchor, line: Line)] {
    var result: [(anchor: ScrollAnchor, line: Line)] = []
    var block = anchor.block
    var first = anchor.line
    while result.count < count, block < layer.blocks.count {
      for (offset, line) in lines(of: block).enumerated().dropFirst(first) {
        guard result.count < count else { break }
        result.append((ScrollAnchor(block: block, line: offset), line))
      }
      block += 1
      first = 0
    }
    return result
  }

  /// Returns the position a number of lines below or above, clamped to the last or first line.
  func anchor(_ start: ScrollAnchor, movedBy distance: Int) -> ScrollAnchor {
    distance < 0
      ? anchor(start, movedUpBy: -distance) : anchor(start, movedDownBy: distance)
  }

  private func anchor(_ start: ScrollAnchor, movedDownBy distance: Int) -> ScrollAnchor {
    lines(from: start, count: distance + 1).last?.anchor ?? start
  }

  private func anchor(_ start: ScrollAnchor, movedUpBy distance: Int) -> ScrollAnchor {
    var (block, line, left) = (start.block, start.line, distance)
    while left > line, block > 0 {
      left -= line + 1
      block -= 1
      line = lines(of: block).count - 1
      // A block without lines is skipped.
      if line < 0 { (line, left) = (0, left + 1) }
    }
    return ScrollAnchor(block: block, line: max(0, line - left))
  }

  /// The position of the last line.
  var end: ScrollAnchor {
    let last = max(0, layer.blocks.count - 1)
    guard !layer.blocks.isEmpty else { return ScrollAnchor() }
    return ScrollAnchor(block: last, line: max(0, lines(of: last).count - 1))
  }

  /// Returns the nearest position that is followed by enough lines to fill the height.
  func settled(_ anchor: ScrollAnchor, height: Int) -> ScrollAnchor {
    guard !layer.blocks.isEmpty else { return ScrollAnchor() }
    let anchor =
      anchor.block < layer.blocks.count
      ? ScrollAnchor(block: anchor.block, line: min(anchor.line, lines(of: anchor.block).count))
      : end
    guard anchor != ScrollAnchor(), lines(from: anchor, count: height).count < height else {
      return anchor
    }
    return self.anchor(end, movedBy: -(height - 1))
  }

  /// Returns the nearest position from which a line is visible.
  func anchor(_ anchor: ScrollAnchor, revealing line: ScrollAnchor, height: Int) -> ScrollAnchor {
    if line.block < anchor.block || (line.block == anchor.block && line.line < anchor.line) {
      return line
    }
    let isSeen =
      line.block - anchor.block <= height
      && lines(from: anchor, count: height).contains { $0.anchor == line }
    return isSeen ? anchor : self.anchor(line, movedBy: -(height - 1))
  }

  /// Returns the visible part of a height, in lines; nil if everything is visible.
  ///
  /// An estimate by the number of blocks, because the heights of hidden blocks are not known.
  func thumb(from first: ScrollAnchor, to last: ScrollAnchor?, height: Int) -> Range<Int>? {
    guard let last, height > 0 else { return nil }
    let count = Double(layer.blocks.count)
    let linesOfLast = lines(of: last.block).count
    let isAtEnd = last.block == layer.blocks.count - 1 && last.line == linesOfLast - 1
    if first == ScrollAnchor(), isAtEnd { return nil }
    let linesOfFirst = Double(max(1, lines(of: first.block).count))
    let above = (Double(first.block) + Double(first.line) / linesOfFirst) / count
    let shown = (Double(last.block) + Double(last.line + 1) / Double(max(1, linesOfLast))) / count
    // Only the first and the last position touch the ends.
    let start = first == ScrollAnchor() ? 0 : max(1, Int(above * Double(height)))
    let end = isAtEnd ? height : min(height - 1, Int((shown * Double(height)).rounded(.up)))
    let from = min(start, max(0, (isAtEnd ? height : height - 1) - 1))
    return from..<max(from + 1, end)
  }

  // MARK: Controls

  /// Returns the position of a control, or of the caret in it; nil if it is in the header.
  func anchor(of control: PlacedControl) -> ScrollAnchor? {
    guard control.block != Layer.header else { return nil }
    let lines = lines(of: control.block)
    let line =
      lines.firstIndex { $0.spans.contains { $0.control == control.id && $0.caret != nil } }
      ?? lines.firstIndex { $0.spans.contains { $0.control == control.id } }
    return ScrollAnchor(block: control.block, line: line ?? 0)
  }
}
