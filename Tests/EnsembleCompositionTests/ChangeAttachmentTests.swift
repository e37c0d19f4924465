// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A feature that observes a value in its core, and in the whole feature.
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

/// A feature that observes values without an explicit attachment.
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
@Suite("Composer: attachments of observed changes")
struct ChangeAttachmentTests {
  @Test func `the core observes changes by its functions`() {
    let store = Store(initialState: Watcher.State()) { Watcher() }
    store.send(.raise)
    #expect(store.log == ["core limit", "core count", "limit"])
  }

  @Test func `the core does not observe bindings or permanent children`() {
    let store = Store(initialState: Watcher.State()) { Watcher() }
    store.limit = 5
    store.send(.counter(.add))
    #expect(store.log == ["limit"])
  }

  @Test func `the core is the default attachment`() {
    let store = Store(initialState: CoreWatcher.State()) { CoreWatcher() }
    store.send(.counter(.add))
    #expect(store.log == [])
    store.send(.add)
    #expect(store.log == ["2 to 12"])
  }
}
