// SPDX-License-Identifier: MIT

import EnsembleBindings

extension View {
  /// Presents an alert while a binding is true. Each of its buttons dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding that indicates whether the alert is shown. Set to false on
  /// dismissal.
  ///   - actions: The buttons. Without any, there is one that only dismisses.
  ///   - message: The message below the title.
  public func alert<Actions: View, Message: View>(
    _ title: some _TitleText,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    question(.alert(title: title.characters), isPresented, actions, message)
  }

  /// Presents a confirmation dialog while a binding is true. Each of its buttons dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding that indicates whether the dialog is shown. Set to false on
  /// dismissal.
  ///   - titleVisibility: Ignored: the title is always shown.
  ///   - actions: The buttons. Without any, there is one that only dismisses.
  ///   - message: The message below the title.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some _TitleText,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    question(.dialog(title: title.characters), isPresented, actions, message)
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
          // The action of the button may have dismissed it.
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
    QuestionButtons(actions: actions)
  }
}

/// The buttons of an alert or dialog; a single one that only dismisses, if there are no others at
/// the moment.
private struct QuestionButtons<Actions: View>: PrimitiveView {
  let actions: Actions

  static func update(_ view: Self, in node: _ViewNode) {
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
