// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore
import EnsembleDialogs

extension View {
  /// Presents an alert while a store holds one.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.$alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action; closing the alert sends the dismissal.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    dialog(item) {
      DialogText(kind: .alert(title: String(state: $0.title)), $0.message, $0.buttons)
    }
  }

  /// Presents a confirmation dialog while a store holds one.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.$dialog, action: \.dialog))
  /// ```
  ///
  /// A button sends its action; closing the dialog sends the dismissal.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    dialog(item) {
      DialogText(kind: .dialog(title: String(state: $0.title)), $0.message, $0.buttons)
    }
  }

  private func dialog<State, Action>(
    _ item: Binding<Store<State, Action>?>,
    text: @escaping (State) -> DialogText<Action>
  ) -> some View where State: Identifiable {
    OverlaidView(content: self) {
      item.wrappedValue.map { store in
        let state = store.withState { $0 }
        return (value: (store: store, state: state), id: AnyHashable(state.id))
      }
    } overlay: { shown in
      let text = text(shown.state)
      return OverlayView(
        kind: text.kind,
        dismiss: { item.wrappedValue = nil },
        content: DialogView(text: text) { action in
          // A button without an action only dismisses.
          if let action { shown.store.send(action) }
          item.wrappedValue = nil
        }
      )
    }
  }
}

/// The texts and buttons of a dialog.
private struct DialogText<Action> {
  let kind: ElementContent
  let message: TextState?
  let buttons: [ButtonState<Action>]

  init(kind: ElementContent, _ message: TextState?, _ buttons: [ButtonState<Action>]) {
    self.kind = kind
    self.message = message
    self.buttons = buttons
  }
}

private struct DialogView<Action>: View {
  let text: DialogText<Action>
  let press: (Action?) -> Void

  var body: some View {
    if let message = text.message { Text(message) }
    if text.buttons.isEmpty { Button("OK", role: .cancel) { press(nil) } }
    ForEach(text.buttons) { Button($0, action: press) }
  }
}
