// SPDX-License-Identifier: MIT

/// A view for Xcode's canvas, in a file that is compiled for Apple's platforms too.
///
/// ```swift
/// #Preview("Empty") {
///   TodosView(store: Store(initialState: Todos.State()) { Todos() })
/// }
/// ```
///
/// Here it is checked by the compiler, and then nothing comes of it.
///
/// - Parameters:
///   - name: What the canvas calls it.
///   - traits: How the canvas shows it.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EnsembleMacrosPlugin", type: "PreviewMacro")

/// How Xcode's canvas shows a preview. It means nothing here.
public struct PreviewTrait: Sendable {
  /// As the canvas likes.
  public static let defaultLayout = PreviewTrait()
  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// On a device held upright.
  public static let portrait = PreviewTrait()
  /// On a device held upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// On a device whose top is on the left.
  public static let landscapeLeft = PreviewTrait()
  /// On a device whose top is on the right.
  public static let landscapeRight = PreviewTrait()

  /// Of a size.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
