// SPDX-License-Identifier: MIT

/// A part of what a person sees, described by a value.
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
/// Spelled like SwiftUI's, for where there is no SwiftUI: the same file compiles against it.
///
/// A `body` is evaluated when it is first seen, when something that it has read changes, and when the view
/// around it makes it with other values; not when it is made with the same ones.
@MainActor
public protocol View {
  /// What it is made of.
  associatedtype Body: View

  /// What it is made of.
  @ViewBuilder var body: Body { get }

  /// Brings a node up to date with a view. The views of this module that become elements have their own.
  static func _update(_ view: Self, in node: _ViewNode)
}

extension View {
  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateComposite(view)
  }
}

extension Never: View {
  public var body: Never { fatalError("There is no value of this type.") }
}

/// A view that has no body: it becomes an element, or passes others on.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    fatalError("'\(Self.self)' has no body. Views are shown by a tree, which does not ask for it.")
  }
}
