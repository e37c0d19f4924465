// SPDX-License-Identifier: MIT

extension View {
  /// Adds buttons to the toolbar of the page or sheet that contains the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(toolbar: content(), content: self)
  }
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a toolbar item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
  }
}

/// The placement of an item in a toolbar. Renderers show items in the order of their declaration.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, cancellationAction, confirmationAction, destructiveAction, primaryAction
  case topBarLeading, topBarTrailing, bottomBar, principal, navigation, status

  public static var navigationBarLeading: Self { .topBarLeading }
  public static var navigationBarTrailing: Self { .topBarTrailing }
}

/// A group of toolbar items.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content

  /// Creates a group of toolbar items.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

private struct ToolbarView<Toolbar: View, Content: View>: PrimitiveView {
  let toolbar: Toolbar
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: Bar(content: view.toolbar))
    node.updateChild(1, to: view.content)
  }
}

private struct Bar<Content: View>: PrimitiveView {
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.toolbar)
    node.updateChild(0, to: view.content)
  }
}
