// SPDX-License-Identifier: MIT

import SwiftUI

public struct ToastView: View {
  let store: StoreOf<Toast>

  public init(store: StoreOf<Toast>) {
    self.store = store
  }

  public var body: some View {
    HStack {
      Image(systemName: store.kind == .warning ? "exclamationmark.triangle" : "checkmark")
      Text(store.text)
        .font(.callout)
      if let undoTitle = store.undoTitle {
        Button(undoTitle) { store.send(.undoTapped) }
          .bold()
      }
    }
    .padding()
    .background(.thinMaterial, in: Capsule())
    .onTapGesture { store.send(.tapped, animation: .default) }
    .task { await store.send(.task).finish() }
  }
}

private struct ToastModifier: ViewModifier {
  let store: StoreOf<Toast>?

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if let store {
        ToastView(store: store)
          .padding(.bottom, 24)
          .transition(.move(edge: .bottom))
          .id(store.id)
      }
    }
  }
}

extension View {
  /// Shows the toast of a feature at the bottom.
  public func toast(_ store: StoreOf<Toast>?) -> some View {
    modifier(ToastModifier(store: store))
  }
}

#Preview("Toast") {
  ToastView(
    store: Store(initialState: Toast.State("The kiln is closed.", kind: .warning)) {
      Toast()
    }
  )
}
