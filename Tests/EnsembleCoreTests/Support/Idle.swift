// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleCore

extension Store {
  /// Whether no effect of a root store is running.
  var isIdle: Bool { runtime?.isIdle ?? false }

  /// The number of throttled identifiers of a root store.
  var throttledCount: Int { runtime?.read { $0.throttled.count } ?? .max }

  /// The effect runtime of a root store.
  var runtime: EffectRuntime? {
    guard let root = projection as? RootProjection<State, Action> else {
      Issue.record("Only a root store knows.")
      return nil
    }
    return root.engine.runtime
  }
}
