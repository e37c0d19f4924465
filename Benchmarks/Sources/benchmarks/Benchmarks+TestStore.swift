// SPDX-License-Identifier: MIT

import Ensemble

extension Benchmarks {
  /// Measures a round trip in an exhaustive test: an action whose effect sends another one.
  static func testStore() async -> [Row] {
    let store = TestStore(initialState: Worker.State()) { Worker() }
    var received = 0
    let pair = await measure(2_000) { count in
      for _ in 0..<count {
        await store.send(.start)
        received += 1
        await store.receive(.received) { $0.received = received }
      }
    }
    await store.finish()
    let floor = await measure(10_000) { count in
      for _ in 0..<count { await Task.detached { await onMainActor() }.value }
    }
    return [
      Row(
        id: "l",
        work: "TestStore send + receive, exhaustive, per pair",
        figure: pair,
        floor: floor,
        target: 25_000
      )
    ]
  }
}

/// A minimal piece of work on the main actor.
@MainActor
func onMainActor() {}
