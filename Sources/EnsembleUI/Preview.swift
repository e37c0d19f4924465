// SPDX-License-Identifier: MIT

/// A preview for Xcode's canvas, in a file that is compiled for Apple's platforms too.
///
/// ```swift
/// #Preview("Empty") {
///   TodosView(store: Store(initialState: Todos.State()) { Todos() })
/// }
/// ```
///
/// On other platforms the compiler checks the preview, and the macro expands to nothing.
///
/// - Parameters:
///   - name: The name in the canvas.
///   - traits: The layout in the canvas.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EnsembleMacrosPlugin", type: "PreviewMacro")

/// A layout of a preview in Xcode's canvas. Has no effect on other platforms.
public struct PreviewTrait: Sendable {
  /// The default layout of the canvas.
  public static let defaultLayout = PreviewTrait()
  /// A layout in the size of the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// A device held upright.
  public static let portrait = PreviewTrait()
  /// A device held upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// A device in landscape orientation with its top on the left.
  public static let landscapeLeft = PreviewTrait()
  /// A device in landscape orientation with its top on the right.
  public static let landscapeRight = PreviewTrait()

  /// Returns a layout of a fixed size.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
