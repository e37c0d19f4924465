// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Synchronizes a value of a store with the focus of a view, in both directions.
  ///
  /// ```swift
  /// .bind($store.focus, to: $focus)
  /// ```
  @MainActor
  public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>,
    to focus: FocusState<Value>.Binding
  ) -> some View {
    onAppear { focus.wrappedValue = modelValue.wrappedValue }
      .onChange(of: modelValue.wrappedValue) { focus.wrappedValue = $1 }
      .onChange(of: focus.wrappedValue) {
        if modelValue.wrappedValue != $1 { modelValue.wrappedValue = $1 }
      }
  }
}
#endif
