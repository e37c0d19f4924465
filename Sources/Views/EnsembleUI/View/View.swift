// SPDX-License-Identifier: MIT

/// A type that describes a part of the user interface.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     Text("\(store.count)")
///     Button("Increment") { store.send(.incrementTapped) }
///   }
/// }
/// ```
///
/// It is declared like SwiftUI's `View`, for platforms without SwiftUI: the same file compiles
/// against both.
///
/// The `body` is evaluated when the view is first shown, when a value that it has read changes, and
/// when its parent creates the view again with different values, but not with the same values.
@preconcurrency @MainActor
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Updates a node with a view. Only views of this module implement it.
  static func _update(_ view: Self, in node: _ViewNode)
}

extension View {
  /// Evaluates the body, and updates the node with it.
  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateComposite(view)
  }
}

extension Never: View {
  public var body: Never { fatalError("'Never' has no values.") }
}

/// A view without a body, which creates an element or contains other views.
nonisolated protocol PrimitiveView: View where Body == Never {
  /// Updates a node with a view.
  @MainActor static func update(_ view: Self, in node: _ViewNode)
}

extension PrimitiveView {
  /// Updates a node with a view.
  @MainActor public static func _update(_ view: Self, in node: _ViewNode) {
    update(view, in: node)
  }

  @MainActor public var body: Never {
    fatalError("'body' of '\(Self.self)' must not be called directly.")
  }
}
