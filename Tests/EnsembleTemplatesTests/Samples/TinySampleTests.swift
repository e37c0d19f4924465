// SPDX-License-Identifier: MIT

import EnsembleTestSupport
import EnsembleTiny
import Testing

@testable import TemplateSamples

@MainActor
@Suite struct TinySampleTests {
  @Test func `a tap increments the count`() async {
    let store = TestStore<TinySample>()
    await store.send(.incrementTapped) { $0.count = 1 }
  }

  @Test func `a random number arrives after a second`() async {
    let clock = TestClock()
    let store = TestStore<TinySample>(withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Highest())
    })
    await store.send(.randomTapped) { $0.isLoading = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.randomLoaded(100)) {
      $0.count = 100
      $0.isLoading = false
    }
  }
}

/// A generator whose numbers are the highest ones.
private nonisolated struct Highest: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { .max }
}
