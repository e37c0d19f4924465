// SPDX-License-Identifier: MIT

// SwiftUI declares its own.
#if !canImport(SwiftUI)
/// A preview for Xcode's canvas, in a file that is also compiled for Apple's platforms.
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
public macro Preview<Content>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @PreviewBuilder body: @escaping @MainActor () -> Content
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

/// A builder that type-checks the body of a preview, whatever its views are.
@resultBuilder
public enum PreviewBuilder {
  /// Returns a view of the body.
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  /// Returns the views of a block.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> (
    repeat each Content
  ) { (repeat each content) }
  /// Returns the views of an `if` without `else`.
  public static func buildOptional<Content>(_ content: Content?) -> Content? { content }
  /// Returns the views of the first branch.
  public static func buildEither<First, Second>(first content: First) -> (First?, Second?) {
    (content, nil)
  }
  /// Returns the views of the second branch.
  public static func buildEither<First, Second>(second content: Second) -> (First?, Second?) {
    (nil, content)
  }
  /// Returns the views of an `if #available` branch.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Any {
    content
  }
}
#endif
