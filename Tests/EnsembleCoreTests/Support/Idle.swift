// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleCore

extension Store {
  /// Whether no effect is registered as running. Of a root store.
  var isIdle: Bool { runtime?.isIdle ?? false }

  /// How many identifiers are being throttled. Of a root store.
  var throttledCount: Int { runtime?.read { $0.throttled.count } ?? .max }

  /// The runtime of the effects. Of a root store.
  var runtime: EffectRuntime? {
    guard let root = projection as? RootProjection<State, Action> else {
      Issue.record("Only a root store knows.")
      return nil
    }
    return root.engine.runtime
  }
}
