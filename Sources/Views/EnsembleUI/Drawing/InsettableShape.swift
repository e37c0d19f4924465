// SPDX-License-Identifier: MIT

import Foundation

/// A shape that can be drawn at a distance from the edges of its space.
public protocol InsettableShape: Shape {}

extension Rectangle: InsettableShape {}
extension RoundedRectangle: InsettableShape {}
extension Circle: InsettableShape {}
extension Capsule: InsettableShape {}
extension Ellipse: InsettableShape {}

extension InsettableShape {
  /// Returns the shape at a distance from the edges of its space, in points.
  ///
  /// It is drawn there. A view that it cuts off or is the background of has the whole shape.
  public nonisolated func inset(by amount: Double) -> some InsettableShape {
    InsetShape(shape: self, amount: amount)
  }
}

private struct InsetShape<Base: Shape>: BasicShape, InsettableShape {
  let shape: Base
  let amount: Double

  nonisolated var outline: ShapeOutline { shape._outline }
  nonisolated var inset: Double { shape.drawnInset + amount }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
}

extension Shape {
  /// The distance between the shape and the edges of its space, in points.
  nonisolated var drawnInset: Double { (self as? any BasicShape)?.inset ?? 0 }
}
