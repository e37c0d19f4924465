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
    // Through the reference of this moment: a property that gets another one is a new value of the
    // view.
    self.init(
      get: { base.wrappedValue },
      set: { newValue in base.withLock { $0 = newValue } }
    )
  }
}
