// SPDX-License-Identifier: MIT

import EnsembleSharing

#if canImport(SwiftUI)
import SwiftUI
#endif

extension Binding {
  /// Creates a binding to a shared value.
  ///
  /// ```swift
  /// Toggle("Notifications", isOn: Binding(store.$isOn))
  /// ```
  ///
  /// Writing it changes the shared value for all of its properties.
  @MainActor
  public init(_ base: Shared<Value>) {
    // Uses the current reference: if the property gets another one, the view is evaluated with a
    // new value.
    self.init(
      get: { base.wrappedValue },
      set: { base.replace(with: $0) }
    )
  }
}
