// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation

extension ElementLayout {
  /// Lays out a shape as blocks and half blocks, or its line as a border.
  func shape(
    _ drawing: ShapeDrawing,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    var (columns, lines) = (expands ? width : min(width, 2), proposedHeight ?? 1)
    if case .path(let path) = drawing.outline {
      let bounds = path.boundingRect
      columns = min(width, max(1, CellLength.columns(bounds.maxX)))
      lines = max(1, proposedHeight ?? CellLength.lines(bounds.maxY))
    }
    if let stroke = drawing.stroke {
      guard drawing.outline.isPartOfPath else { return line(stroke, drawing, columns, lines) }
      return strokes(drawing.outline, stroke, drawing.line.lineWidth, columns, lines)
    }
    let paint = drawing.fill ?? .color(style.color)
    if case .color(let color) = paint, color.opacity == 0 {
      return Box(Array(repeating: Line(.gap(columns)), count: lines))
    }
    // Blocks of one color would hide each other.
    if palette == .monochrome, columns > 2, lines > 2, !drawing.outline.isPartOfPath {
      return line(paint, drawing, columns, lines)
    }
    if drawing.outline == .circle, columns <= 2, lines == 1 {
      let color = TerminalColor(paint.firstColor)
      return Box(Span("●", style: CellStyle(foreground: color)))
    }
    return blocks(drawing.outline, paint, columns, lines)
  }

  private func line(
    _ paint: Paint,
    _ drawing: ShapeDrawing,
    _ columns: Int,
    _ lines: Int
  ) -> Box {
    let blank = Box(Array(repeating: Line(.gap(columns)), count: lines))
    guard columns > 2, lines > 2 else { return blank }
    let inner = Box(Array(repeating: Line(.gap(columns - 2)), count: lines - 2))
    let color = CellStyle(foreground: TerminalColor(paint.firstColor))
    return inner.bordered(color, isRound: drawing.outline != .rectangle)
  }

  /// Draws the half cells that a line covers.
  private func strokes(
    _ outline: ShapeOutline,
    _ paint: Paint,
    _ lineWidth: Double,
    _ columns: Int,
    _ lines: Int
  ) -> Box {
    let outlines = outline.path(in: area(columns, lines)).outlines
    // A line is at least as wide as half a cell.
    let reach = max(lineWidth, CellLength.column) / 2
    return cells(paint, columns, lines) { x, y in
      Path.distance(from: CGPoint(x: x, y: y), to: outlines) <= reach
    }
  }

  private func blocks(
    _ outline: ShapeOutline,
    _ paint: Paint,
    _ columns: Int,
    _ lines: Int
  ) -> Box {
    // Corners smaller than a line would look like gaps.
    let isWhole = outline.isBoxLike && lines == 1
    let outlines = isWhole ? [] : outline.path(in: area(columns, lines)).outlines
    return cells(paint, columns, lines) { x, y in
      isWhole || Path.contains(CGPoint(x: x, y: y), in: outlines)
    }
  }

  private func area(_ columns: Int, _ lines: Int) -> CGRect {
    CGRect(
      x: 0,
      y: 0,
      width: Double(columns) * CellLength.column,
      height: Double(lines) * CellLength.line
    )
  }

  /// Draws a shape with half blocks: a function is sampled at the center of each half of a cell.
  private func cells(
    _ paint: Paint,
    _ columns: Int,
    _ lines: Int,
    _ isInside: (_ x: Double, _ y: Double) -> Bool
  ) -> Box {
    let (width, height) = (Double(columns) * CellLength.column, Double(lines) * CellLength.line)
    return Box(
      (0..<lines).map { row in
        var line = Line()
        for column in 0..<columns {
          let (x, y) = ((Double(column) + 0.5) * CellLength.column, Double(row) * CellLength.line)
          let color = paint.terminalColor(
            x: x,
            y: y + CellLength.line / 2,
            width: width,
            height: height
          )
          let halves = (isInside(x, y + 4), isInside(x, y + 12))
          let text =
            switch halves {
            case (true, true): "█"
            case (true, false): "▀"
            case (false, true): "▄"
            case (false, false): " "
            }
          line.append(joining: Span(text, style: CellStyle(foreground: color)))
        }
        return line
      }
    )
  }
}

extension ShapeOutline {
  /// Whether the shape is a rectangle, possibly with round corners.
  fileprivate var isBoxLike: Bool {
    switch self {
    case .rectangle, .rounded, .uneven, .capsule: true
    case .circle, .ellipse, .stretched, .square, .path: false
    }
  }

  /// Whether the outline is a path, not a box or an ellipse.
  fileprivate var isPartOfPath: Bool {
    switch self {
    case .rectangle, .rounded, .uneven, .circle, .capsule, .ellipse: false
    case .stretched, .square, .path: true
    }
  }
}
