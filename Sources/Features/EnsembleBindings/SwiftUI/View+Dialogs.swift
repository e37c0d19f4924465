// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import EnsembleCore
import EnsembleDialogs
import SwiftUI

extension View {
  /// Shows an alert while a store presents one.
  ///
  /// ```swift
  /// .alert($store.scope(\.$alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action; closing the alert sends the dismissal.
  @MainActor
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return alert(
      Text(state?.title ?? TextState("")),
      isPresented: Binding(presence: item),
      presenting: state,
      actions: { DialogButtons(buttons: $0.buttons, store: store) },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Shows a dialog while a store presents one.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(\.$dialog, action: \.dialog))
  /// ```
  ///
  /// A button sends its action; closing the dialog sends the dismissal.
  @MainActor
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return confirmationDialog(
      Text(state?.title ?? TextState("")),
      isPresented: Binding(presence: item),
      titleVisibility: Visibility(state?.titleVisibility ?? .automatic),
      presenting: state,
      actions: { DialogButtons(buttons: $0.buttons, store: store) },
      message: { $0.message.map { Text($0) } }
    )
  }
}

/// The buttons of a dialog, which send their actions to its store.
private struct DialogButtons<State, Action>: View {
  let buttons: [ButtonState<Action>]
  let store: Store<State, Action>?

  var body: some View {
    ForEach(buttons) { button in
      Button(button) { action in
        if let action { store?.send(action) }
      }
    }
  }
}

extension Visibility {
  init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}

extension Binding where Value == Bool {
  /// Creates a binding that indicates whether an optional is non-nil; writing `false` writes nil.
  @MainActor
  init<Item>(presence item: Binding<Item?>) {
    self.init(
      get: { @MainActor in item.wrappedValue != nil },
      set: { @MainActor in if !$0 { item.wrappedValue = nil } }
    )
  }
}
#endif
