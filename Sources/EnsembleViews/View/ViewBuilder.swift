// SPDX-License-Identifier: MIT

/// A result builder that combines views written one after the other.
@MainActor
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { node in
      var index = 0
      for child in repeat each content {
        node.updateChild(index, to: child)
        index += 1
      }
      node.trimChildren(to: index)
    }
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content.
public struct EmptyView: PrimitiveView {
  /// Creates a view without content.
  public init() {}

  public static func _update(_ view: Self, in node: _ViewNode) {}
}

/// A sequence of views.
public struct TupleView<Content>: PrimitiveView {
  /// The views.
  public let value: Content
  private let update: @MainActor (_ViewNode) -> Void

  init(_ value: Content, update: @escaping @MainActor (_ViewNode) -> Void) {
    self.value = value
    self.update = update
  }

  public static func _update(_ view: Self, in node: _ViewNode) { view.update(node) }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  public static func _update(_ view: Self, in node: _ViewNode) {
    switch view.storage {
    case .first(let first): node.updateChild(0, to: first, key: true)
    case .second(let second): node.updateChild(0, to: second, key: false)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never {
    fatalError(
      "An optional view has no body. Views are shown by a tree, which does not ask for it."
    )
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    if let view { node.updateChild(0, to: view) } else { node.trimChildren(to: 0) }
  }
}

/// A type-erased view.
public struct AnyView: PrimitiveView {
  private let update: @MainActor (_ViewNode) -> Void

  /// Creates a view that hides the type of another one.
  public init<Content: View>(_ view: Content) {
    update = { $0.updateChild(0, to: view) }
  }

  public static func _update(_ view: Self, in node: _ViewNode) { view.update(node) }
}
