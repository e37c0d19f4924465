// SPDX-License-Identifier: MIT

extension View {
  /// Fills the sheet that contains the view. It has no effect in a terminal.
  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    sheetRequest(style._paint) { $1.sheetBackground = $0 }
  }

  /// Rounds the corners of the sheet that contains the view, by a radius in points; nil for the
  /// renderer's. It has no effect in a terminal.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
    sheetRequest(cornerRadius) { $1.sheetCornerRadius = $0 }
  }

  /// Has no effect: a sheet covers the views behind it.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Has no effect: a sheet scrolls when its content does not fit.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Has no effect: a presentation has the same form on all screens.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  private func sheetRequest<Value: Equatable>(
    _ value: Value?,
    _ change: @escaping (Value, inout ElementDetails) -> Void
  ) -> some View {
    RequestView(
      content: self,
      value: value,
      isContainer: { $0 == .sheet || $0 == .popover },
      change: change
    )
  }
}

/// The interaction with views behind a sheet. It has no effect.
public struct PresentationBackgroundInteraction: Sendable {
  /// The default.
  public static let automatic = Self()
  /// Interaction is enabled.
  public static let enabled = Self()
  /// Interaction is disabled.
  public static let disabled = Self()
  /// Returns an interaction that is enabled up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// The effect of a motion in a sheet. It has no effect.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The sheet changes its size first.
  public static let resizes = Self(name: "resizes")
  /// The content scrolls first.
  public static let scrolls = Self(name: "scrolls")
}

/// The form of a presentation on a narrow screen. It has no effect.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The same form.
  public static let none = Self(name: "none")
  /// A popover.
  public static let popover = Self(name: "popover")
  /// A sheet.
  public static let sheet = Self(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = Self(name: "fullScreenCover")
}
