// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTiny
import Testing

import class EnsembleTiny.Store

@MainActor
@Suite struct ObservableStateTests {
  @Test func `without 'throws' the fields of an observable state are told of one by one`() {
    let store = Store<Gauge>()
    let (counts, labels) = (changes { store.core.count }, changes { store.core.label })
    store.send(.increment)
    #expect(counts.value == 1)
    #expect(labels.value == 0)
  }

  @Test func `a throw tells nobody who observes a field`() async {
    let store = Store<FaultyGauge>()
    let counts = changes { store.core.count }
    let found = await reports { store.send(.fail) }
    #expect(found.count == 1)
    #expect(counts.value == 0)
    store.send(.increment)
    #expect(counts.value == 1)
  }

  /// How often what a function reads is told to have changed.
  private func changes(_ read: () -> Any) -> LockIsolated<Int> {
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    return changes
  }
}

private struct Gauge: Feature {
  @ObservableState
  struct State: Equatable, Sendable {
    var count = 0
    var label = ""
  }

  enum Action: Sendable { case increment }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) {
    state.count += 1
  }
}

private struct FaultyGauge: Feature {
  @ObservableState
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Action: Sendable { case fail, increment }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    state.count += 1
    if action == .fail { throw Ledger.Failure.overdrawn }
  }
}
