// SPDX-License-Identifier: MIT

import EnsembleCore

extension TestStore {
  /// The identifiers of the supervised effects that are running, in the order of the features in
  /// the store.
  ///
  /// Supervised effects are a function of the state, so they may be running at the end of the test.
  /// The actions that they send are asserted with `receive`, as those of other effects.
  ///
  /// ```swift
  /// await store.send(.toggleTapped) { $0.isRunning = true }
  /// #expect(store.supervisedIDs == ["timer"])
  /// await clock.advance(by: .seconds(1))
  /// await store.receive(\.ticked) { $0.seconds = 1 }
  /// ```
  public var supervisedIDs: [AnyHashable] { run.engine.supervisedIDs }
}
