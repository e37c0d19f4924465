// SPDX-License-Identifier: MIT

/// A modifier that creates a new view from another view.
///
/// ```swift
/// struct Headed: ViewModifier {
///   let title: String
///
///   func body(content: Content) -> some View {
///     Section(title) { content }
///   }
/// }
///
/// List { … }.modifier(Headed(title: "Today"))
/// ```
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content: PrimitiveView {
  let content: AnyView

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
  }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(modifier: modifier, content: _ViewModifier_Content(content: AnyView(self)))
  }
}

/// A view with the body and the dynamic properties of a modifier.
private nonisolated struct ModifiedView<Modifier: ViewModifier>: View, DynamicPropertyOwner {
  let modifier: Modifier
  let content: _ViewModifier_Content

  @MainActor var propertyOwner: Any { modifier }
  @MainActor var body: some View { modifier.body(content: content) }
}

/// A view that exposes the dynamic properties of another value.
@MainActor
protocol DynamicPropertyOwner {
  var propertyOwner: Any { get }
}
