// SPDX-License-Identifier: MIT

/// A view that changes the details of the page or the sheet around it.
struct RequestView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  /// The requested value; nil to request nothing.
  let value: Value?
  /// A closure that returns whether an element is the one to change.
  let isContainer: (ElementContent) -> Bool
  let change: (Value, inout ElementDetails) -> Void
  /// Called with the node of the changed element.
  var requested: (_ViewNode) -> Void = { _ in }

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    let container = node.container(where: view.isContainer)
    let last = node.storage as? LatestValue<Value?>
    guard last == nil || last?.value != view.value else { return }
    let latest = last ?? LatestValue(view.value)
    latest.value = view.value
    node.storage = latest
    guard let container else { return }
    let (change, requested) = (view.change, view.requested)
    container.request(view.value.map { value in { change(value, &$0) } }, for: latest)
    requested(container)
    guard last == nil else { return }
    node.onRemoval { [weak container] in
      guard let container, container.isAlive else { return }
      container.request(nil, for: latest)
      requested(container)
    }
  }
}

extension _ViewNode {
  /// Returns the nearest ancestor whose element meets a condition.
  fileprivate func container(where isContainer: (ElementContent) -> Bool) -> _ViewNode? {
    var next: _ViewNode? = self
    while let node = next {
      if let content = node.element?.content, isContainer(content) { return node }
      next = node.parent
    }
    return nil
  }
}
