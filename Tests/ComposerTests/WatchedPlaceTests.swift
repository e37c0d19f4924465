// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A feature that watches one value in its core, and everywhere.
@ComposeReducer(
  .bindable,
  children: [.reducer("counter", of: Tally.self, initialState: .init())]
)
@Composer
struct Watcher {
  struct State {
    var limit = 0
    var log: [String] = []
  }

  @ComposeBodyActionCase
  func raise(state: inout State) {
    state.limit += 1
    state.counter.count += 1
  }

  @ComposeBodyOnChange(of: \State.limit, attachment: .core)
  func limitInTheCore(state: inout State) {
    state.log.append("core limit")
  }

  @ComposeBodyOnChange(of: \State.limit, attachment: .feature)
  func limitAnywhere(state: inout State) {
    state.log.append("limit")
  }

  @ComposeBodyOnChange(of: \Watcher.State.counter.count, attachment: .core)
  func countInTheCore(state: inout State) {
    state.log.append("core count")
  }
}

/// A feature that does not say where it watches.
@ComposeReducer(children: [.reducer("counter", of: Tally.self, initialState: .init())])
@Composer
struct CoreWatcher {
  struct State {
    var total = 0
    var log: [String] = []
  }

  @ComposeBody(position: .beforeCore)
  func early(state: inout State) {
    state.total += 1
  }

  @ComposeBodyActionCase
  func add(state: inout State) {
    state.total += 10
  }

  @ComposeBodyOnChange(of: \State.total)
  func totalChanged(state: inout State, oldValue: Int, newValue: Int) {
    state.log.append("\(oldValue) to \(newValue)")
  }
}

@MainActor
@Suite("Composer: where changes are watched")
struct WatchedPlaceTests {
  @Test func theCoreSeesWhatItsFunctionsChange() {
    let store = Store(initialState: Watcher.State()) { Watcher() }
    store.send(.raise)
    #expect(store.log == ["core limit", "core count", "limit"])
  }

  @Test func theCoreDoesNotSeeBindingsNorChildrenInFrontOfIt() {
    let store = Store(initialState: Watcher.State()) { Watcher() }
    store.limit = 5
    store.send(.counter(.add))
    #expect(store.log == ["limit"])
  }

  @Test func theCoreIsWatchedIfNothingElseIsSaid() {
    let store = Store(initialState: CoreWatcher.State()) { CoreWatcher() }
    store.send(.counter(.add))
    #expect(store.log == [])
    store.send(.add)
    #expect(store.log == ["2 to 12"])
  }
}
