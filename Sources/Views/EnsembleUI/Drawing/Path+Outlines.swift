// SPDX-License-Identifier: MIT

import Foundation

extension Path {
  /// The outlines of the path as corners, with curves divided into short lines.
  package var outlines: [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    var current: [CGPoint] = []
    func point(_ share: Double, _ make: (Double, Double) -> CGPoint) -> CGPoint {
      make(share, 1 - share)
    }
    let shares = (1...8).map { Double($0) / 8 }
    for element in elements {
      let last = current.last ?? .zero
      switch element {
      case .move(let to):
        if current.count > 1 { outlines.append(current) }
        current = [to]
      case .line(let to): current.append(to)
      case .quadCurve(let to, let control):
        current += shares.map { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * last.x + 2 * u * t * control.x + t * t * to.x,
            y: u * u * last.y + 2 * u * t * control.y + t * t * to.y
          )
        }
      case .curve(let to, let one, let two):
        current += shares.map { t in Self.cubic(last, one, two, to, t) }
      case .closeSubpath:
        if let first = current.first { current.append(first) }
      }
    }
    if current.count > 1 { outlines.append(current) }
    return outlines
  }

  private static func cubic(
    _ start: CGPoint,
    _ one: CGPoint,
    _ two: CGPoint,
    _ end: CGPoint,
    _ t: Double
  ) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * one.x + c * two.x + d * end.x,
      y: a * start.y + b * one.y + c * two.y + d * end.y
    )
  }

  /// Returns whether a point is inside of the path, by the nonzero rule.
  public func contains(_ point: CGPoint) -> Bool { Self.contains(point, in: outlines) }

  /// Returns whether a point is inside of outlines, by the nonzero rule.
  package static func contains(_ point: CGPoint, in outlines: [[CGPoint]]) -> Bool {
    var winding = 0
    for outline in outlines {
      guard var before = outline.last else { continue }
      for next in outline {
        let side =
          (next.x - before.x) * (point.y - before.y) - (point.x - before.x) * (next.y - before.y)
        if before.y <= point.y {
          if next.y > point.y, side > 0 { winding += 1 }
        } else if next.y <= point.y, side < 0 {
          winding -= 1
        }
        before = next
      }
    }
    return winding != 0
  }

  /// Returns the distance from a point to the closest line of outlines; infinity without lines.
  package static func distance(from point: CGPoint, to outlines: [[CGPoint]]) -> Double {
    var nearest = Double.infinity
    for outline in outlines {
      for (start, end) in zip(outline, outline.dropFirst()) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let along = (point.x - start.x) * dx + (point.y - start.y) * dy
        let share = length > 0 ? min(max(along / length, 0), 1) : 0
        let (x, y) = (point.x - start.x - share * dx, point.y - start.y - share * dy)
        nearest = min(nearest, (x * x + y * y).squareRoot())
      }
    }
    return nearest
  }

  /// The smallest rectangle around the path.
  public var boundingRect: CGRect {
    let points = outlines.flatMap { $0 }
    guard let first = points.first else { return .zero }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
