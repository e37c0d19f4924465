// SPDX-License-Identifier: MIT

import EnsembleBindings

nonisolated extension View {
  /// Sets the heights of the sheet that contains the view.
  ///
  /// In a browser, the sheet is at least as high as the smallest and at most as high as the largest
  /// of them; its content decides between both. Use it on the outermost view of the sheet. It has
  /// no effect in a terminal, where a sheet is as high as its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    details { $0.detents = detents.isEmpty ? nil : detents }
  }

  /// Sets the heights of the sheet that contains the view. The selection has no effect: the user
  /// cannot change the height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    presentationDetents(detents)
  }

  /// Has no effect: sheets have no handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case fraction(Double)
    case points(Double)
  }

  package let length: Length

  /// About half of the screen.
  public static let medium = Self(length: .fraction(0.5))
  /// The whole screen.
  public static let large = Self(length: .fraction(1))
  /// Returns a fraction of the screen.
  public static func fraction(_ fraction: Double) -> Self { Self(length: .fraction(fraction)) }
  /// Returns a height in points.
  public static func height(_ height: Double) -> Self { Self(length: .points(height)) }
}
