// SPDX-License-Identifier: MIT

/// A view, and what is shown above it while there is something.
struct OverlaidView<Content: View, Item, Overlay: View>: PrimitiveView {
  let content: Content
  /// What there is to show, and what tells it from what was shown before.
  let item: () -> (value: Item, id: AnyHashable)?
  let overlay: (Item) -> Overlay

  static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    node.refresh = { [unowned node] in
      let shown = node.tracked { view.item().map { (view.overlay($0.value), $0.id) } }
      guard let (overlay, id) = shown else { return node.trimChildren(to: 1) }
      node.updateChild(1, to: overlay, key: id, environment: node.environment.above)
    }
    node.refresh?()
  }
}

/// A view above the others.
struct OverlayView<Content: View>: PrimitiveView {
  let kind: ElementContent
  let dismiss: () -> Void
  /// Shows it again after it was dismissed; nil if that cannot be done.
  var reopen: (() -> Bool)?
  /// Whether it ends when a button in it is pressed.
  var endsWithButton = false
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.kind)
    node.handler = { [unowned node] event in
      guard event == .dismiss else { return false }
      node.leave(view.dismiss, reopening: view.reopen, presenter: node.parent)
      return true
    }
    guard view.endsWithButton else {
      let environment = node.environment.ending(view.dismiss, in: node)
      return node.updateChild(0, to: view.content, environment: environment)
    }
    let question = node.storage as? QuestionLink ?? QuestionLink()
    node.storage = question
    let outer = node.environment.links.question
    question.end = {
      view.dismiss()
      outer?.end()
    }
    var environment = node.environment.inside
    environment.links.question = question
    node.updateChild(0, to: view.content, environment: environment)
  }
}
