// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

#if canImport(CoreTransferable)
import CoreTransferable
#endif

nonisolated extension View {
  /// Makes the view draggable onto another view of the same page that accepts its payload.
  ///
  /// ```swift
  /// CardView(card).draggable(card.id.uuidString)
  /// ```
  ///
  /// A browser drags with a pointer. Dragging is not possible in a terminal or with a keyboard:
  /// also offer the action in another way, such as a menu.
  ///
  /// - Parameter payload: The value that the other view receives. It is evaluated when the view is
  ///   dropped.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    DraggableView(content: self, payload: payload)
  }

  /// Makes the view draggable onto another view of the same page that accepts its payload.
  ///
  /// - Parameters:
  ///   - payload: The value that the other view receives.
  ///   - preview: Has no effect: the view itself is shown under the pointer.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    DraggableView(content: self, payload: payload)
  }

  /// Makes the view a destination for dragged views.
  ///
  /// ```swift
  /// ColumnView(column).dropDestination(for: String.self) { ids, _ in
  ///   store.send(.dropped(ids, column))
  ///   return true
  /// }
  /// ```
  ///
  /// The innermost view that accepts the payload receives it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the payloads that the view accepts.
  ///   - action: A closure that receives the payloads, and the position of the pointer in the view
  ///     in points. It returns whether it has accepted them.
  ///   - isTargeted: A closure that is called when a dragged view comes over this one, and when it
  ///     leaves.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropView(content: self, targeted: isTargeted) { payload, location in
      converted(payload, to: T.self).map { action([$0], location) } ?? false
    }
  }
}

/// Returns a payload as a value of another type; nil if it has no such representation.
private func converted<T: Transferable>(_ payload: Any, to type: T.Type) -> T? {
  if let value = payload as? T { return value }
  #if canImport(CoreTransferable)
  return nil
  #else
  return (payload as? any Transferable)?.represented(as: type)
  #endif
}

private struct DraggableView<Content: View>: PrimitiveView {
  let content: Content
  let payload: () -> Any

  static func update(_ view: Self, in node: _ViewNode) {
    let link = node.storage as? DragLink ?? DragLink()
    node.storage = link
    link.payload = view.payload
    var environment = node.environment
    environment.links.drag = link
    environment.style.changeDetails { $0.isDraggable = true }
    node.updateChild(0, to: view.content, environment: environment)
  }
}

private struct DropView<Content: View>: PrimitiveView {
  let content: Content
  let targeted: (Bool) -> Void
  let take: (Any, CGPoint) -> Bool

  static func update(_ view: Self, in node: _ViewNode) {
    let link = node.storage as? DropLink ?? DropLink()
    node.storage = link
    var environment = node.environment
    // The link of an outer destination for the same element.
    let outer = environment.style.details?.takesDrops == true ? environment.links.drop : nil
    link.take = { view.take($0, $1) || outer?.take($0, $1) == true }
    link.targeted = { isOver in
      outer?.targeted(isOver)
      view.targeted(isOver)
    }
    environment.links.drop = link
    environment.style.changeDetails { $0.takesDrops = true }
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// The source of the payload of a dragged element.
@MainActor
final class DragLink {
  var payload: () -> Any = { () }
}

/// The destination of dragged elements.
@MainActor
final class DropLink {
  var take: (_ payload: Any, _ location: CGPoint) -> Bool = { _, _ in false }
  var targeted: (Bool) -> Void = { _ in }
}

extension ViewTree {
  /// Drops a dragged element on another element, or on the nearest one around that accepts it.
  /// Returns false if the source is not draggable, or if no element accepts it.
  func drop(_ source: ElementID, at location: CGPoint, on node: _ViewNode) -> Bool {
    guard let dragged = graph[source], let element = dragged.element, !element.isDisabled,
      element.style.details?.isDraggable == true, let drag = dragged.dragLink
    else { return false }
    let payload = drag.payload()
    var next: _ViewNode? = node
    while let node = next {
      if let target = node.element, !target.isDisabled,
        target.style.details?.takesDrops == true,
        node.dropLink?.take(payload, location) == true
      {
        return true
      }
      next = node.parent
    }
    return false
  }
}
