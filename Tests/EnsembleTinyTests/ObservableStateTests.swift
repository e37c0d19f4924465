// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTiny
import TestTools
import Testing

import class EnsembleTiny.Store

@MainActor
@Suite struct ObservableStateTests {
  @Test func `without 'throws' the fields of an observable state are observed separately`() {
    let store = Store<Gauge>()
    let (counts, labels) = (changes { store.core.count }, changes { store.core.label })
    store.send(.increment)
    #expect(counts.value == 1)
    #expect(labels.value == 0)
  }

  @Test func `a throwing reducer notifies no observer of a field`() {
    let store = Store<FaultyGauge>()
    let counts = changes { store.core.count }
    let found = reports { store.send(.fail) }
    #expect(found.count == 1)
    #expect(counts.value == 0)
    store.send(.increment)
    #expect(counts.value == 1)
  }

  @Test func `a throwing reducer notifies no observer of a nested state, at any depth`() {
    let store = Store<FaultyDashboard>()
    let counts = [
      changes { store.core.main.count },
      changes { store.core.main.inner.count },
      changes { store.core.spare?.count },
      changes { store.core.rows[id: 1]?.count },
    ]
    let found = reports { store.send(.fail) }
    #expect(found.count == 1)
    #expect(counts.map(\.value) == [0, 0, 0, 0])
    #expect(store.state == FaultyDashboard.State())
    // They are notified once of an action that succeeds.
    store.send(.increment)
    #expect(counts.map(\.value) == [1, 1, 1, 1])
  }

  @Test func `a throwing child of a composed feature notifies no observer`() {
    let store = StoreOf<FaultyDashboard>(initialState: FaultyDashboard.State()) {
      FaultyDashboard()
    }
    let counts = [changes { store.main.inner.count }, changes { store.rows[id: 1]?.count }]
    let found = reports { store.send(.fail) }
    #expect(found.count == 1)
    #expect(counts.map(\.value) == [0, 0])
    store.send(.increment)
    #expect(counts.map(\.value) == [1, 1])
  }

  @Test func `an unchanged state notifies no observer, even if the reducer may throw`() {
    let store = Store<FaultyDashboard>()
    let counts = [changes { store.core.main.count }, changes { store.core.rows[id: 1]?.count }]
    store.send(.nothing)
    #expect(counts.map(\.value) == [0, 0])
  }

  /// Returns the number of changes notified for the reads of a function.
  private func changes<Value>(_ read: () -> Value) -> LockIsolated<Int> {
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

private struct FaultyDashboard: Feature {
  @ObservableState
  struct State: Equatable, Sendable {
    var main = Dial()
    var rows: IdentifiedArrayOf<Dial> = [Dial(id: 1)]
    var spare: Dial? = Dial(id: 2)
  }

  @ObservableState
  struct Dial: Equatable, Identifiable, Sendable {
    var id = 0
    var count = 0
    var inner = Inner()
  }

  @ObservableState
  struct Inner: Equatable, Sendable {
    var count = 0
  }

  enum Action: Sendable { case fail, increment, nothing }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    if action == .nothing { return }
    state.main.count += 1
    state.main.inner.count += 1
    state.spare?.count += 1
    state.rows[id: 1]?.count += 1
    if action == .fail { throw Ledger.Failure.overdrawn }
  }
}
