// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Sending")
struct SendTests {
  @Test func `the closure is given the state before the action`() async {
    let store = probe()
    var given: [Int] = []
    await store.send(.add(2)) {
      given.append($0.count)
      $0.count = 2
    }
    await store.send(.add(3)) {
      given.append($0.count)
      $0.count = 5
    }
    #expect(given == [0, 2])
    #expect(store.state.count == 5)
  }

  @Test func `the store has the state before the action while the closure runs`() async {
    let store = probe(.sending(.add(1)))
    var shown: [Int] = []
    await store.send(.add(2)) {
      shown.append(store.state.count)
      $0.count = 2
    }
    await store.send(.start)
    await store.receive(.add(1)) {
      shown.append(store.state.count)
      $0.count = 3
    }
    #expect(shown == [0, 2])
  }

  @Test func `changes by effects are not visible before they are received`() async {
    let store = probe(.concatenate(.send(.add(1)), .sending(.add(10))))
    await store.send(.start)
    #expect(store.state.count == 0)
    await store.receive(.add(1)) { $0.count = 1 }
    #expect(store.state.count == 1)
    await store.receive(.add(10)) { $0.count = 11 }
    #expect(store.state.count == 11)
  }

  @Test func `an action sent immediately by the reducer follows the sent one`() async {
    let store = probe { $0 == .add(1) ? .send(.add(10)) : .none }
    await store.send(.add(1)) { $0.count = 1 }
    await store.receive(.add(10)) { $0.count = 11 }
  }

  @Test func `an action is sent by its case`() async {
    let store = probe()
    await store.send(\.start)
    await store.send(\.add, 2) { $0.count = 2 }
    await store.send(\.child.tapped) { $0.notes = ["tapped"] }
    await store.send(\.child.renamed, "a") { $0.notes = ["tapped", "a"] }
    await store.send(\.child, .tapped) { $0.notes = ["tapped", "a", "tapped"] }
  }

  @Test func `a closure may throw`() async throws {
    let store = probe()
    func count() throws -> Int { 1 }
    await store.send(.add(1)) { $0.count = try count() }
    #expect(store.state.count == 1)
  }

  @Test func `effects have started when the send returns`() async {
    let begun = LockIsolated(0)
    let store = probe(
      .run { _ in
        begun.withValue { $0 += 1 }
        try await Gate().wait()
      }
    )
    await store.send(.start)
    #expect(begun.value == 1)
    await store.skipInFlightEffects()
  }

  @Test func `the state is asserted without an action`() async {
    let store = probe()
    await store.send(.add(2)) { $0.count = 2 }
    var given: [Int] = []
    store.assert {
      given.append($0.count)
      $0.count = 2
    }
    #expect(given == [2])
  }
}
