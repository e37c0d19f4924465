// SPDX-License-Identifier: MIT

import EnsembleDialogs

// Actions are plain functions, because clients store closures as `() -> Void`: a parameter of type
// `@MainActor () -> Void` is `Sendable`, and does not accept these. Views are isolated to the main
// actor, so closures written in a view are isolated, too.

/// A control that performs an action when it is pressed.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Creates a button with a label made of views.
  public init(
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let styles = node.environment.links.styles
    if let style = styles.primitiveButton {
      return node.showStyled(style) {
        PrimitiveButtonStyleConfiguration(
          role: view.role,
          label: .init(part: $0),
          action: view.action
        )
      } label: {
        view.label
      }
    }
    node.show(.button(view.role))
    node.handler = { [unowned node] event in
      guard event == .press else { return false }
      let question = node.environment.links.question
      view.action()
      question?.end()
      return true
    }
    guard let style = styles.button else { return node.updateChild(0, to: view.label) }
    node.showStyled(style) {
      ButtonStyleConfiguration(role: view.role, label: .init(part: $0))
    } label: {
      view.label
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ title: some _TitleText,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title: title) }
  }

  /// Creates a button from a button state.
  ///
  /// - Parameters:
  ///   - state: The button state.
  ///   - perform: Receives the action of the state, or nil if it has none.
  public init<Action>(
    _ state: ButtonState<Action>,
    action perform: @escaping (Action?) -> Void
  ) {
    let role: ButtonRole? =
      switch state.role {
      case .cancel: .cancel
      case .destructive: .destructive
      case nil: nil
      }
    self.init(role: role, action: { state.withAction(perform) }, label: { Text(state.label) })
  }
}

extension Button where Label == EnsembleUI.Label<Text, Image> {
  /// Creates a button with a symbol and a title.
  public init(
    _ title: some _TitleText,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}
