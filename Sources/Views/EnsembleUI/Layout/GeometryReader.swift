// SPDX-License-Identifier: MIT

import Foundation

/// A container whose content depends on the size of the screen.
///
/// Views are evaluated before renderers know their sizes, so the size is the size of the whole
/// screen: of a terminal, in points of an eighth of a column; in a browser and in tests, 704 by 800
/// points, the width of its column of text. The container takes the available width.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Creates a container from a function of the size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.refresh = { [unowned node] in
      let content = node.tracked {
        view.content(GeometryProxy(size: node.graph.viewport.value))
      }
      node.updateChild(
        0,
        to: content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      )
    }
    node.refresh?()
  }
}

/// The size of a geometry reader's container.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
}
