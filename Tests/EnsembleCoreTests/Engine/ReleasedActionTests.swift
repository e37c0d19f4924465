// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A payload that calls a closure on release.
private final class Payload: Sendable {
  let onRelease: @Sendable () -> Void

  init(onRelease: @escaping @Sendable () -> Void) {
    self.onRelease = onRelease
  }

  deinit {
    onRelease()
  }
}

@MainActor
@Suite struct ReleasedActionTests {
  private enum Action: Sendable {
    case start(Payload)
    case carry(Payload)
    case released
    case finished
  }

  @Test func `a send from a released action keeps the outer task's effects separate`() async {
    var store: Store<[String], Action>?
    store = Store<[String], Action>(initialState: [String]()) {
      Reduce<[String], Action> { state, action in
        switch action {
        case .start(let payload):
          return .merge(.send(.carry(payload)), .run { send in await send(.finished) })
        case .carry:
          return .none
        case .released:
          state.append("released")
          return .run { _ in }
        case .finished:
          state.append("finished")
          return .none
        }
      }
    }
    let held = store
    let send: @Sendable () -> Void = { [weak held] in
      MainActor.assumeIsolated { _ = held?.send(.released) }
    }
    let task = store?.send(.start(Payload(onRelease: send)))
    await task?.finish()
    #expect(store?.state.contains("finished") == true)
    #expect(store?.state.contains("released") == true)
  }
}
