// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Prevents the dismissal of a sheet, other than by its own controls, while a condition holds.
  ///
  /// Escape and a tap outside do not close the sheet around the view then. In a terminal, quitting
  /// asks first whether to lose changes, also if the view is in no sheet:
  ///
  /// ```swift
  /// NoteEditor(store: store)
  ///   .interactiveDismissDisabled(store.hasChanges)
  /// ```
  ///
  /// A browser's window can be closed nevertheless.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DismissalLockView(content: self, isDisabled: isDisabled)
  }
}

private struct DismissalLockView<Content: View>: PrimitiveView {
  let content: Content
  let isDisabled: Bool

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    let lock = node.storage as? DismissalLock ?? DismissalLock(node: node)
    if node.storage == nil {
      node.storage = lock
      let graph = node.graph
      node.onRemoval { [weak graph] in graph?.dismissalLocks[ObjectIdentifier(lock)] = nil }
    }
    node.graph.dismissalLocks[ObjectIdentifier(lock)] = view.isDisabled ? lock : nil
  }
}

/// A view that keeps the sheet around it open.
@MainActor
final class DismissalLock {
  private(set) weak var node: _ViewNode?

  init(node: _ViewNode) {
    self.node = node
  }

  /// The sheet around the view; nil if it is in none.
  var overlay: ElementID? {
    var next = node
    while let node = next {
      if let element = node.element, element.content.isOverlay { return element.id }
      next = node.parent
    }
    return nil
  }
}

extension ViewTree {
  /// Whether a view disables interactive dismissal, so that quitting has to be confirmed.
  package var hasDismissalLocks: Bool { !graph.dismissalLocks.isEmpty }

  /// Returns whether an overlay can only be closed by its own controls.
  package func isDismissalDisabled(of overlay: ElementID) -> Bool {
    graph.dismissalLocks.values.contains { $0.overlay == overlay }
  }
}
