// SPDX-License-Identifier: MIT

/// A container whose content can scroll to a view inside of it.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Newest") { proxy.scrollTo(messages.last?.id) }
///   List(messages) { Text($0.text) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a container from a function of the proxy that scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.refresh = { [unowned node] in
      let content = node.tracked { view.content(ScrollViewProxy(node: node)) }
      node.updateChild(0, to: content)
    }
    node.refresh?()
  }
}

/// A proxy that scrolls to a view inside of a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  weak var node: _ViewNode?

  /// Scrolls until a view is visible.
  ///
  /// The view is a row of a `ForEach` or `List` with the id, or one with that `id(_:)`. It may
  /// appear in the same update. Without such a view, the call has no effect. In an animation, a
  /// browser scrolls gradually.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The position of the view on the screen, of which only the vertical component
  ///     counts: above the center, the view is at the top. With nil, the view only has to be
  ///     visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isAlive else { return }
    // An optional id stands for its wrapped value.
    let key = (id as Any as? any OptionalID)?.wrappedID ?? AnyHashable(id)
    node.graph.scrollRequest = ScrollRequest(reader: node, id: key, anchor: anchor)
    node.graph.invalidations.announce()
  }
}

private protocol OptionalID {
  var wrappedID: AnyHashable? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
  var wrappedID: AnyHashable? {
    guard let self else { return nil }
    return AnyHashable(self)
  }
}
