// SPDX-License-Identifier: MIT

import Foundation

/// A shape of any type, as for a condition whose branches have shapes of different types.
public struct AnyShape: BasicShape {
  private let shape: any Shape

  /// Creates a shape that draws as another one does.
  public init(_ shape: some Shape) { self.shape = shape }

  var outline: ShapeOutline { shape._outline }
  var inset: Double { shape.drawnInset }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
