// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Places the center of the view at a distance from the top and leading corner of the space
  /// around.
  ///
  /// The result fills that space. A terminal places the view in the corner.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    drawn { $0.position = .init(x: x, y: y) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Places the center of the view at a point of the space around.
  ///
  /// The result fills that space. A terminal places the view in the corner.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
