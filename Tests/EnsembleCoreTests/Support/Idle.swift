// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleCore

extension Store {
  /// Whether no effect is registered as running. Of a root store.
  var isIdle: Bool {
    guard let root = projection as? RootProjection<State, Action> else {
      Issue.record("Only a root store knows.")
      return false
    }
    return root.engine.runtime.isIdle
  }
}
