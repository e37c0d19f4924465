// SPDX-License-Identifier: MIT

import Foundation

extension Shape {
  /// Returns the part of the shape between two positions on its outline.
  ///
  /// ```swift
  /// Circle()
  ///   .trim(from: 0, to: progress)
  ///   .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
  ///   .rotationEffect(.degrees(-90))
  /// ```
  ///
  /// - Parameters:
  ///   - startFraction: The beginning, from 0 to 1. A circle begins at its trailing side, and
  ///     continues towards the bottom.
  ///   - endFraction: The end, from 0 to 1.
  public func trim(
    from startFraction: Double = 0,
    to endFraction: Double = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

private struct TrimmedShape<Base: Shape>: BasicShape {
  let shape: Base
  let start: Double
  let end: Double

  var outline: ShapeOutline {
    switch shape._outline {
    case .path(let path): .path(trimmed(path))
    case .circle: .square(trimmed(ShapeOutline.circle.path(in: Self.square)))
    case .square(let path): .square(trimmed(path))
    case let outline: .stretched(trimmed(outline.path(in: Self.square)))
    }
  }

  private func trimmed(_ path: Path) -> Path {
    path.trimmedPath(from: start, to: end)
  }

  private static var square: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
}

extension Path {
  /// Returns the part of the path between two positions, given as fractions of its length.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (first, last) = (min(max(from, 0), 1) * total, min(max(to, 0), 1) * total)
    guard first < last else { return Path() }
    var trimmed = Path()
    var begin = 0.0
    var lastEnd: CGPoint?
    for segment in segments {
      let end = begin + segment.length
      defer { begin = end }
      guard segment.length > 0, end > first, begin < last else { continue }
      let part = segment.part(
        from: segment.share(at: max(first - begin, 0)),
        to: segment.share(at: min(last - begin, segment.length))
      )
      if lastEnd != part.start { trimmed.move(to: part.start) }
      trimmed.append(part)
      lastEnd = part.end
    }
    return trimmed
  }

  /// The lines and curves of the path.
  private var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func append(_ points: [CGPoint]) {
      segments.append(PathSegment(points: [current] + points))
      current = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): append([to])
      case .quadCurve(let to, let control): append([control, to])
      case .curve(let to, let one, let two): append([one, two, to])
      case .closeSubpath: append([start])
      }
    }
    return segments
  }

  private mutating func append(_ segment: PathSegment) {
    let points = segment.points
    switch points.count {
    case 2: addLine(to: points[1])
    case 3: addQuadCurve(to: points[2], control: points[1])
    default: addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}

/// A line or a Bézier curve, as its points: two for a line, three or four for a curve.
private struct PathSegment {
  let points: [CGPoint]
  /// The distances from the beginning, at equal steps of the curve's parameter.
  private let distances: [Double]

  init(points: [CGPoint]) {
    self.points = points
    let count = points.count == 2 ? 1 : 16
    var distances = [0.0]
    var last = points[0]
    for step in 1...count {
      let next = Self.split(points, at: Double(step) / Double(count)).before.last ?? last
      distances.append(distances[step - 1] + last.distance(to: next))
      last = next
    }
    self.distances = distances
  }

  var length: Double { distances[distances.count - 1] }
  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// Returns the curve's parameter at a distance from the beginning.
  func share(at distance: Double) -> Double {
    guard let step = distances.firstIndex(where: { $0 >= distance }), step > 0 else { return 0 }
    let (low, high) = (distances[step - 1], distances[step])
    let rest = high > low ? (distance - low) / (high - low) : 1
    return (Double(step - 1) + rest) / Double(distances.count - 1)
  }

  /// Returns the part between two parameters.
  func part(from: Double, to: Double) -> PathSegment {
    let before = to < 1 ? Self.split(points, at: to).before : points
    guard from > 0, to > 0 else { return PathSegment(points: before) }
    return PathSegment(points: Self.split(before, at: from / to).after)
  }

  /// Splits a curve by the algorithm of de Casteljau.
  private static func split(
    _ points: [CGPoint],
    at share: Double
  ) -> (before: [CGPoint], after: [CGPoint]) {
    var (level, before, after) = (points, [points[0]], [points[points.count - 1]])
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { one, other in
        CGPoint(
          x: one.x + (other.x - one.x) * share,
          y: one.y + (other.y - one.y) * share
        )
      }
      before.append(level[0])
      after.append(level[level.count - 1])
    }
    return (before, after.reversed())
  }
}

extension CGPoint {
  /// Returns the distance to another point.
  fileprivate func distance(to other: CGPoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
