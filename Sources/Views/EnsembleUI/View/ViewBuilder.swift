// SPDX-License-Identifier: MIT

/// A result builder that combines views written one after the other.
@resultBuilder
public enum ViewBuilder {
  /// Returns a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view of a block.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines the views of a block.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), ViewPack(repeat each content))
  }

  /// Returns the view of an `if` without an `else`; nil if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first view of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the other view of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Hides the type of a view in an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content.
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates a view without content.
  public init() {}

  static func update(_ view: Self, in node: _ViewNode) {}
}

/// A sequence of views.
public struct TupleView<Content>: PrimitiveView {
  /// The views.
  public let value: Content
  private let children: any ViewSequence

  init(_ value: Content, _ children: any ViewSequence) {
    self.value = value
    self.children = children
  }

  static func update(_ view: Self, in node: _ViewNode) { view.children.update(node) }
}

extension TupleView: ViewSequence {
  @MainActor var views: [AnyView] { children.views }

  @MainActor func update(_ node: _ViewNode) { children.update(node) }
}

/// A view that consists of others.
protocol ViewSequence {
  @MainActor var views: [AnyView] { get }

  /// Updates the children of a node.
  @MainActor func update(_ node: _ViewNode)
}

/// Views as a pack: the tuple of a ``TupleView`` cannot be iterated over.
private struct ViewPack<each Content: View>: ViewSequence {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @MainActor var views: [AnyView] {
    var views: [AnyView] = []
    for child in repeat each content { views.append(AnyView(child)) }
    return views
  }

  @MainActor func update(_ node: _ViewNode) {
    var index = 0
    for child in repeat each content {
      node.updateChild(index, to: child)
      index += 1
    }
    node.trimChildren(to: index)
  }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  static func update(_ view: Self, in node: _ViewNode) {
    switch view.storage {
    case .first(let first): node.updateChild(0, to: first, key: true)
    case .second(let second): node.updateChild(0, to: second, key: false)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public var body: Never {
    fatalError(
      "An optional view has no 'body' to call. Put the optional view into another view instead."
    )
  }

  static func update(_ view: Self, in node: _ViewNode) {
    if let view { node.updateChild(0, to: view) } else { node.trimChildren(to: 0) }
  }
}

/// A type-erased view.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Creates a view that hides the type of another one.
  public init<Content: View>(_ view: Content) {
    content = view
  }

  static func update(_ view: Self, in node: _ViewNode) { node.updateChild(0, to: view.content) }
}
