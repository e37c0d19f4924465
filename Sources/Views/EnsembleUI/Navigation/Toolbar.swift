// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Adds buttons to the toolbar of the page or sheet that contains the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(toolbar: content(), content: self)
  }
}

/// A part of a toolbar.
///
/// Each view is one, so that a property with items of a toolbar is declared as in SwiftUI.
public typealias ToolbarContent = View

/// The builder of the items of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  let content: Content
  let placement: ToolbarItemPlacement

  /// Creates a toolbar item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let placement = view.placement
    node.updateChild(
      0,
      to: view.content.place {
        $0.isLeading = placement.isLeading
        $0.isWayOut = placement.isWayOut
      }
    )
  }
}

/// The placement of an item in a toolbar.
///
/// In the head of a page or sheet, a browser shows leading, canceling and navigating items before
/// the title, and all others after it. A sheet with an item that cancels or confirms has no
/// additional close button. A terminal shows all items in the order of their declaration.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The default placement.
  case automatic
  /// The placement of a button that cancels.
  case cancellationAction
  /// The placement of a button that confirms.
  case confirmationAction
  /// The placement of a button that deletes.
  case destructiveAction
  /// The placement of the main button.
  case primaryAction
  /// The leading edge of the top bar.
  case topBarLeading
  /// The trailing edge of the top bar.
  case topBarTrailing
  /// The bottom bar.
  case bottomBar
  /// The middle of the bar.
  case principal
  /// The placement of a button that navigates.
  case navigation
  /// The placement of a status.
  case status

  /// Whether the item is before the title.
  var isLeading: Bool {
    switch self {
    case .cancellationAction, .topBarLeading, .navigation: true
    default: false
    }
  }

  /// Whether the item closes a sheet.
  var isWayOut: Bool { self == .cancellationAction || self == .confirmationAction }

  /// An older name of ``topBarLeading``.
  public static var navigationBarLeading: Self { .topBarLeading }
  /// An older name of ``topBarTrailing``.
  public static var navigationBarTrailing: Self { .topBarTrailing }
}

/// A group of toolbar items.
public nonisolated struct ToolbarItemGroup<Content: View>: View {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Creates a group of toolbar items.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  @MainActor public var body: some View { ToolbarItem(placement: placement) { content } }
}

private struct ToolbarView<Toolbar: View, Content: View>: PrimitiveView {
  let toolbar: Toolbar
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: Bar(content: view.toolbar), environment: node.environment.inside)
    node.updateChild(1, to: view.content)
  }
}

private struct Bar<Content: View>: PrimitiveView {
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.toolbar)
    node.updateChild(0, to: view.content)
  }
}
