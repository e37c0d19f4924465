// SPDX-License-Identifier: MIT

import EnsembleBindings

extension View {
  /// Shows an alert while a value says so. Each of its buttons ends it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown. The end of it writes false.
  ///   - actions: The buttons; one that only ends it, if there are none.
  ///   - message: What is said below the title.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    question(.alert(title: String(title)), isPresented, actions, message)
  }

  /// Shows a choice while a value says so. Each of its buttons ends it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown. The end of it writes false.
  ///   - titleVisibility: Taken, and ignored: the title is shown.
  ///   - actions: The buttons; one that only ends it, if there are none.
  ///   - message: What is said below the title.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    question(.dialog(title: String(title)), isPresented, actions, message)
  }

  private func question<Actions: View, Message: View>(
    _ kind: ElementContent,
    _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> Actions,
    _ message: @escaping () -> Message
  ) -> some View {
    OverlaidView(content: self) {
      isPresented.wrappedValue ? ((), AnyHashable(true)) : nil
    } overlay: {
      OverlayView(
        kind: kind,
        dismiss: {
          // A button may have ended it.
          if isPresented.wrappedValue { isPresented.wrappedValue = false }
        },
        endsWithButton: true,
        content: Question(actions: actions(), message: message())
      )
    }
  }
}

private struct Question<Actions: View, Message: View>: View {
  let actions: Actions
  let message: Message

  var body: some View {
    message
    Answers(actions: actions)
  }
}

/// The buttons of a question; one that only ends it, if there are none at the moment.
private struct Answers<Actions: View>: PrimitiveView {
  let actions: Actions

  static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.actions)
    node.graph.afterUpdate { [weak node] in
      guard let node, node.isAlive else { return }
      if node.children[0].hasButton { return node.trimChildren(to: 1) }
      node.updateChild(1, to: Button("OK", role: .cancel) {})
    }
  }
}

extension _ViewNode {
  fileprivate var hasButton: Bool {
    if case .button? = element?.content { return true }
    return children.contains { $0.hasButton }
  }
}
