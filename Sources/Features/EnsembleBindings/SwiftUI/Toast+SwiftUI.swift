// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import EnsembleCore
import EnsembleDialogs
import SwiftUI

extension View {
  /// Shows a toast at the bottom of the view while a store presents one.
  ///
  /// ```swift
  /// .toast($store.scope(\.$toast, action: \.toast))
  /// ```
  ///
  /// The button sends its action. The dismissal is sent after the time of the toast, which begins
  /// again when the pointer leaves the toast.
  @MainActor
  public func toast<Action>(
    _ item: Binding<Store<ToastState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return overlay(alignment: .bottom) {
      if let store, let state {
        ToastView(toast: state) { action in
          if let action { store.send(action) }
          // The action may have presented another toast.
          guard item.wrappedValue?.withState(\.id) == state.id else { return }
          item.wrappedValue = nil
        }
        .id(state.id)
      }
    }
  }
}

/// The text and the button of a toast.
private struct ToastView<Action>: View {
  let toast: ToastState<Action>
  /// Sends an action, if any, and ends the toast.
  let press: @MainActor (Action?) -> Void
  @State private var isUnderPointer = false

  var body: some View {
    HStack {
      Text(toast.text)
      if let button = toast.button { Button(button, action: press) }
    }
    .padding()
    .background(.regularMaterial, in: .capsule)
    .padding()
    .onHover { isUnderPointer = $0 }
    .task(id: isUnderPointer) {
      guard !isUnderPointer else { return }
      let duration = toast.duration ?? .seconds(toast.button == nil ? 5 : 10)
      do { try await Task.sleep(for: duration) } catch { return }
      press(nil)
    }
  }
}
#endif
