// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

@MainActor
extension Binding {
  /// A binding to the store of a presented child.
  init<State, Action>(presenting child: PresentedChild<State, Action>)
  where Value == Store<State, Action>? {
    self.init(
      get: { @MainActor in child.store },
      set: { @MainActor in child.store = $0 }
    )
  }

  /// A binding to a store that stays the same.
  init<State, Action>(reading store: Store<State, Action>) where Value == Store<State, Action> {
    self.init(get: { @MainActor in store }, set: { _ in })
  }
}
