// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Testing

@testable import TemplateSamples

@MainActor
@Suite struct ReducerSampleTests {
  @Test func `a tap increments the count`() async {
    let store = TestStore(initialState: ReducerSample.State()) { ReducerSample() }
    await store.send(.incrementTapped) { $0.count = 1 }
  }

  @Test func `a random number arrives after a second`() async {
    let clock = TestClock()
    let store = TestStore(initialState: ReducerSample.State(count: 5)) {
      ReducerSample()
    } withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Highest())
    }
    await store.send(.randomTapped) { $0.isLoading = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.randomLoaded) {
      $0.count = 100
      $0.isLoading = false
    }
  }
}

/// A generator whose numbers are the highest ones.
private nonisolated struct Highest: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { .max }
}
