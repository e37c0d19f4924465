// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Failures of the state")
struct StateFailureTests {
  @Test func `a wrong expectation shows the difference`() async {
    let store = probe()
    let reports = await reports {
      await store.send(.add(1)) { $0.count = 2 }
    }
    #expect(
      reports.messages == [
        """
        The state is not as the test expects.

              Probe.State(
            −   count: 2,
            +   count: 1,
                notes: []
              )

        (Expected: −, Actual: +)
        """
      ]
    )
    #expect(store.state.count == 1)
  }

  @Test func `a wrong expectation of a received action shows the difference`() async {
    let store = probe(.sending(.note("a")))
    await store.send(.start)
    let reports = await reports {
      await store.receive(.note("a")) { $0.notes = ["b"] }
    }
    #expect(
      reports.messages == [
        """
        The state is not as the test expects.

              Probe.State(
                count: 0,
                notes: [
            −     [0]: "b"
            +     [0]: "a"
                ]
              )

        (Expected: −, Actual: +)
        """
      ]
    )
    #expect(store.state.notes == ["a"])
  }

  @Test func `a change without a closure shows the difference`() async {
    let store = probe(.sending(.add(2)))
    let reports = await reports {
      await store.send(.add(1))
      await store.send(.start)
      await store.receive(.add(2))
    }
    func failure(_ before: Int, _ after: Int) -> String {
      """
      The state has changed, and the test has no closure that says how.

            Probe.State(
          −   count: \(before),
          +   count: \(after),
              notes: []
            )

      (Expected: −, Actual: +)
      """
    }
    #expect(reports.messages == [failure(0, 1), failure(1, 3)])
  }

  @Test(arguments: [Probe.Action.start, .add(0)])
  func `a closure that changes nothing is reported`(action: Probe.Action) async {
    let store = probe()
    let reports = await reports {
      await store.send(action) { $0.count = 0 }
    }
    #expect(
      reports.messages == [
        """
        The assertion changes nothing, and the state has not changed.

        The closure left the state as it was, and so did the action. If that is what you expect, \
        omit the closure.
        """
      ]
    )
  }

  @Test func `a closure that omits a change shows the difference`() async {
    let store = probe()
    let reports = await reports {
      await store.send(.add(1)) { _ in }
    }
    #expect(reports.count == 1)
    #expect(
      reports.messages.first?.hasPrefix(
        """
        The state is not as the test expects.

              Probe.State(
            −   count: 0,
            +   count: 1,
        """
      ) == true
    )
  }

  @Test func `states with equal dumps are shown one after the other`() async {
    let store = TestStore(initialState: Vault.State()) { Vault() }
    let reports = await reports {
      await store.send(.put(1)) { $0.content.secret = 2 }
      await store.send(.put(3))
    }
    let states = """
      Expected:
        Vault.State(content: Opaque())

      Actual:
        Vault.State(content: Opaque())
      """
    #expect(
      reports.messages == [
        "The state is not as the test expects.\n\n\(states)",
        "The state has changed, and the test has no closure that says how.\n\n\(states)",
      ]
    )
  }

  @Test func `an error thrown by the closure is the only failure`() async {
    struct Refusal: Error {}
    let store = probe(.sending(.add(1)))
    let reports = await reports {
      await store.send(.add(1)) { _ in throw Refusal() }
      await store.send(.start)
      await store.receive(.add(1)) { _ in throw Refusal() }
      store.assert { _ in throw Refusal() }
    }
    let message = "The closure of the assertion threw an error: Refusal()"
    #expect(reports.messages == Array(repeating: message, count: 3))
    #expect(store.state.count == 2)
  }

  @Test func `a wrong assertion of the state shows the difference`() {
    let store = probe()
    let reports = reports {
      store.assert { $0.count = 7 }
    }
    #expect(reports.count == 1)
    #expect(
      reports.messages.first?.hasPrefix(
        """
        The state is not as the test expects.

              Probe.State(
            −   count: 7,
            +   count: 0,
        """
      ) == true
    )
    #expect(store.state.count == 0)
  }
}
