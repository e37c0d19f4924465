// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Adds a number to a row, unless it is 0.
  public func badge(_ count: Int) -> some View {
    BadgedView(badge: count == 0 ? nil : String(count), content: self)
  }

  /// Adds a short text to a row.
  public func badge(_ label: some StringProtocol) -> some View {
    BadgedView(badge: String(label), content: self)
  }

  /// Adds actions to a row. On a touch screen a swipe shows them; elsewhere they are buttons beside
  /// the row.
  ///
  /// - Parameters:
  ///   - edge: Has no effect: the actions are at the trailing edge.
  ///   - allowsFullSwipe: Has no effect: the actions are pressed.
  ///   - content: The actions.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    ActionRow(actions: content(), content: self).place { $0.hasSwipeActions = true }
  }

  /// Adds a menu of actions to a view.
  ///
  /// In a browser, a right click, a long press, the menu key or a button beside the view opens it.
  /// A terminal shows the actions beside the view while it has the focus.
  public func contextMenu<Actions: View>(@ViewBuilder menuItems: () -> Actions) -> some View {
    ActionRow(actions: menuItems(), content: self).place { $0.hasContextMenu = true }
  }
}

private struct BadgedView<Content: View>: PrimitiveView {
  let badge: String?
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.horizontal(.center))
    node.updateChild(0, to: view.content)
    node.updateChild(1, to: Spacer())
    node.updateChild(2, to: view.badge.map { Badge(text: $0) })
  }
}

private struct Badge: PrimitiveView {
  let text: String

  static func update(_ view: Self, in node: _ViewNode) { node.show(.badge(view.text)) }
}

private struct ActionRow<Actions: View, Content: View>: PrimitiveView {
  let actions: Actions
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.actionRow)
    node.updateChild(0, to: view.content)
    node.updateChild(1, to: ActionList(content: view.actions))
  }
}

/// The actions of a row.
struct ActionList<Content: View>: PrimitiveView {
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.actions)
    node.updateChild(0, to: view.content)
  }
}
