// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation

/// A ribbon with a notch at its end.
struct RibbonShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.3))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A part of a ring, clockwise from the top.
struct RingShape: Shape {
  let fraction: Double
  /// The width of the ring in proportion to its radius.
  var thickness = 0.24

  nonisolated func path(in rect: CGRect) -> Path {
    let steps = max(Int(fraction * 72), 1)
    func points(_ radius: Double) -> [CGPoint] {
      (0...steps).map { step in
        let angle = Double(step) / Double(steps) * fraction * 2 * .pi - .pi / 2
        return CGPoint(
          x: rect.midX + rect.width / 2 * radius * cos(angle),
          y: rect.midY + rect.height / 2 * radius * sin(angle)
        )
      }
    }
    return Path { path in
      guard fraction > 0 else { return }
      path.addLines(points(1) + points(1 - thickness).reversed())
      path.closeSubpath()
    }
  }
}
