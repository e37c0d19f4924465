// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A child with a counter.
@Composer
struct Tally {
  struct State: Equatable {
    var count = 0
  }

  @ComposeBodyActionCase
  func add(state: inout State) {
    state.count += 1
  }
}

/// A feature that dismisses its sheet outside the core.
@ComposeReducer(
  children: [
    .reducer("lamp", of: Lamp.self, initialState: .init()),
    .reducer("counter", of: Tally.self, initialState: .init()),
    .presentsReducer("sheet", of: Sleeper.self),
  ]
)
@Composer
struct EarlyCloser {
  @ComposeBody(action: \Action.Cases.lamp.delegate, position: .beforeCore)
  func lampSaid(state: inout State) {
    state.sheet = nil
  }
}

@ComposeReducer(
  children: [
    .reducer("lamp", of: Lamp.self, initialState: .init()),
    .reducer("counter", of: Tally.self, initialState: .init()),
    .presentsReducer("sheet", of: Sleeper.self),
  ]
)
@Composer
struct LateCloser {
  @ComposeBody(action: \Action.Cases.lamp.delegate, position: .afterCore)
  func lampSaid(state: inout State) {
    state.sheet = nil
  }
}

/// A feature that dismisses its sheet in response to a change.
@ComposeReducer(
  children: [
    .reducer("counter", of: Tally.self, initialState: .init()),
    .presentsReducer("sheet", of: Sleeper.self),
  ]
)
@Composer
struct WatchingCloser {
  @ComposeBodyOnChange(of: \State.counter.count, attachment: .feature)
  func counted(state: inout State) {
    state.sheet = nil
  }
}

/// As in a handwritten body, the effects of a child that is removed outside its operator are
/// cancelled when the next action passes the operator.
@MainActor
@Suite("Composer: children removed outside the core")
struct RemovedChildTests {
  @Test func `a child removed before the core ends with the same action`() async {
    var state = EarlyCloser.State()
    state.sheet = Sleeper.State()
    let store = TestStore(initialState: state) { EarlyCloser() }
    let sheet = await store.send(.sheet(.presented(.sleep)))
    await store.send(.lamp(.delegate(.needsBulb))) { $0.sheet = nil }
    await sheet.finish()
  }

  @Test func `a child removed after the core ends with the next action`() async {
    var state = LateCloser.State()
    state.sheet = Sleeper.State()
    let store = TestStore(initialState: state) { LateCloser() }
    let sheet = await store.send(.sheet(.presented(.sleep)))
    await store.send(.lamp(.delegate(.needsBulb))) { $0.sheet = nil }
    await store.send(.counter(.add)) { $0.counter.count = 1 }
    await sheet.finish()
  }

  @Test func `a child removed by an observer of changes ends with the next action`() async {
    var state = WatchingCloser.State()
    state.sheet = Sleeper.State()
    let store = TestStore(initialState: state) { WatchingCloser() }
    let sheet = await store.send(.sheet(.presented(.sleep)))
    await store.send(.counter(.add)) {
      $0.counter.count = 1
      $0.sheet = nil
    }
    await store.send(.counter(.add)) { $0.counter.count = 2 }
    await sheet.finish()
  }
}
