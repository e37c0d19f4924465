// SPDX-License-Identifier: MIT

/// Something that is done to views.
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
@MainActor
public protocol ViewModifier {
  /// What it makes of a view.
  associatedtype Body: View
  /// The view that it is done to.
  typealias Content = _ViewModifier_Content

  /// What it makes of a view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is done to.
public struct _ViewModifier_Content: PrimitiveView {
  let content: AnyView

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
  }
}

extension View {
  /// Does something to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(modifier: modifier, content: _ViewModifier_Content(content: AnyView(self)))
  }
}

/// A view whose body is that of a modifier, and so are its properties that keep something.
private struct ModifiedView<Modifier: ViewModifier>: View, PropertyLender {
  let modifier: Modifier
  let content: _ViewModifier_Content

  var lender: Any { modifier }
  var body: some View { modifier.body(content: content) }
}

/// A view that has the properties of something else.
@MainActor
protocol PropertyLender {
  var lender: Any { get }
}
