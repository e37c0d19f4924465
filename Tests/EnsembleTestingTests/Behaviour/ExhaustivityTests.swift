// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Exhaustivity")
struct ExhaustivityTests {
  func prober(_ exhaustivity: Exhaustivity, _ effect: ProbeEffect) -> TestStoreOf<Probe> {
    let store = probe(effect)
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func `a test is exhaustive by default`() {
    #expect(probe().exhaustivity == .on)
    #expect(Exhaustivity.off == .off(showSkippedAssertions: false))
  }

  @Test func `the closure is given the state after the action`() async {
    let store = prober(.off, .sending(.add(5)))
    var given: [Int] = []
    await store.send(.add(2)) {
      given.append($0.count)
      $0.count = 2
    }
    await store.send(.start)
    await store.receive(.add(5)) {
      given.append($0.count)
      $0.count = 7
    }
    #expect(given == [2, 7])
  }

  @Test func `a change that contradicts the closure fails`() async {
    let store = prober(.off, .sending(.add(5)))
    let reports = await reports {
      await store.send(.add(2)) { $0.count += 2 }
      await store.send(.start)
      await store.receive(.add(5)) { $0.count = 5 }
    }
    func failure(_ expected: Int, _ actual: Int) -> String {
      """
      The state is not as the test expects.

            Probe.State(
          −   count: \(expected),
          +   count: \(actual),
              notes: []
            )

      (Expected: −, Actual: +)
      """
    }
    #expect(reports.messages == [failure(4, 2), failure(5, 7)])
  }

  @Test func `a non-exhaustive test may assert parts of the state`() async {
    let store = prober(.off, .merge(.sending(.note("a"), .add(1), .note("b")), .endless))
    await store.send(.start)
    await store.receive(.note("b")) { $0.count = 1 }
    #expect(store.state == Probe.State(count: 1, notes: ["a", "b"]))
    await store.send(.add(1)) { $0.notes = ["a", "b"] }
    await store.send(.stop) { _ in }
  }

  @Test func `actions that were not received are skipped by a send`() async {
    let store = prober(.off, .sending(.note("a"), .add(1)))
    await store.send(.start)
    await store.send(.add(10)) {
      #expect(store.state.count == 1)
      $0.count = 11
    }
    let reports = await reports { await store.receive(.note("a")) }
    #expect(reports.count == 1)
  }

  @Test func `notes list the skipped actions`() async {
    let store = prober(.off(showSkippedAssertions: true), .sending(.note("a"), .add(1), .add(2)))
    await store.send(.start)
    let first = await notes { await store.receive(.add(1)) { $0.count = 1 } }
    #expect(
      first.messages == [
        """
        1 received action was skipped.

          Probe.Action.note("a")
        """
      ]
    )
    let second = await notes { await store.send(.stop) }
    #expect(
      second.messages == [
        """
        1 received action was skipped.

          Probe.Action.add(2)
        """
      ]
    )
    #expect(store.state.count == 3)
  }

  @Test func `the closure is called again with the previous state for the note`() async {
    let store = prober(.off(showSkippedAssertions: true), .none)
    var given: [Int] = []
    await store.send(.add(2)) {
      given.append($0.count)
      $0.count = 2
    }
    #expect(given == [2, 0])
  }

  @Test func `exhaustivity holds for a part of a test`() async {
    let store = probe()
    #expect(store.withExhaustivity(.off) { store.exhaustivity } == .off)
    #expect(store.exhaustivity == .on)
    await store.withExhaustivity(.off) {
      await store.send(.add(1))
    }
    #expect(store.exhaustivity == .on)
    let reports = await reports { await store.send(.add(1)) }
    #expect(reports.count == 1)
  }

  @Test func `exhaustivity is restored when the operation throws`() async {
    struct Failure: Error {}
    func fail() throws { throw Failure() }
    let store = probe()
    #expect(throws: Failure.self) {
      try store.withExhaustivity(.off) { try fail() }
    }
    await #expect(throws: Failure.self) {
      try await store.withExhaustivity(.off) {
        await store.send(.add(1))
        throw Failure()
      }
    }
    #expect(store.exhaustivity == .on)
  }

  @Test func `operations return their result`() async {
    let store = probe()
    #expect(store.withExhaustivity(.off) { 1 } == 1)
    let count = await store.withExhaustivity(.off) {
      await store.send(.add(2))
      return store.state.count
    }
    #expect(count == 2)
  }
}
