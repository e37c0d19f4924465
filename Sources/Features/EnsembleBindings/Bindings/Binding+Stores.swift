// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor
extension Binding {
  /// Creates a binding to the store of a presented child.
  init<State, Action>(presenting child: PresentedChild<State, Action>)
  where Value == Store<State, Action>? {
    self.init(
      get: { @MainActor in child.store },
      set: { @MainActor in child.store = $0 }
    )
  }

  /// Creates a binding to a constant store, which ignores writes.
  init<State, Action>(reading store: Store<State, Action>) where Value == Store<State, Action> {
    self.init(get: { @MainActor in store }, set: { _ in })
  }
}
