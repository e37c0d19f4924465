// SPDX-License-Identifier: MIT

/// A view, and the overlay that is shown above it while an item is non-nil.
struct OverlaidView<Content: View, Item, Overlay: View>: PrimitiveView {
  let content: Content
  /// Returns the item to present, with an identity that distinguishes it from the previous one.
  let item: () -> (value: Item, id: AnyHashable)?
  let overlay: (Item) -> Overlay

  static func update(_ view: Self, in node: _ViewNode) {
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
  /// Presents the overlay again after it was dismissed; nil if that is impossible.
  var reopen: (() -> Bool)?
  /// Whether pressing a button inside dismisses the overlay.
  var endsWithButton = false
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
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
    if case .menu = view.kind { question.isMenu = true }
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
