// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Failures of receiving")
struct ReceiveFailureTests {
  let noEffect = """
    No effect is running that could send it: it was cancelled, or has ended without sending.
    """

  @Test(arguments: [Exhaustivity.on, .off])
  func `an expected action that no effect can send is reported`(exhaustivity: Exhaustivity) async {
    let store = probe()
    store.exhaustivity = exhaustivity
    let reports = await reports { await store.receive(.add(1)) }
    #expect(
      reports.messages == [
        """
        No effect sent the action that the test expects:

          Probe.Action.add(1)

        \(noEffect)
        """
      ]
    )
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `a predicate that no effect can satisfy is reported`(exhaustivity: Exhaustivity) async {
    let store = probe()
    store.exhaustivity = exhaustivity
    let reports = await reports { await store.receive { $0 == .add(1) } }
    #expect(
      reports.messages == [
        """
        No effect sent an action that satisfies the predicate.

        \(noEffect)
        """
      ]
    )
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `a case path that no effect can match is reported`(exhaustivity: Exhaustivity) async {
    let store = probe()
    store.exhaustivity = exhaustivity
    let reports = await reports {
      await store.receive(\.add)
      await store.receive(\.add, 1)
    }
    #expect(
      reports.messages == [
        """
        No effect sent an action in the expected case.

        \(noEffect)
        """,
        """
        No effect sent an action in the expected case.

          Probe.Action.add(1)

        \(noEffect)
        """,
      ]
    )
  }

  @Test func `another action is compared with the expected one`() async {
    let store = probe(.sending(.add(1)))
    await store.send(.start)
    let reports = await reports {
      await store.receive(.add(2)) { $0.count = 77 }
    }
    #expect(
      reports.messages == [
        """
        The next action is not the expected one:

            − Probe.Action.add(2)
            + Probe.Action.add(1)

        (Expected: −, Received: +)
        """
      ]
    )
    // The state is that of the received action; the closure is not called.
    #expect(store.state.count == 1)
  }

  @Test func `another action is shown where a predicate or a case is expected`() async {
    let store = probe(.sending(.add(1), .add(2), .add(3)))
    await store.send(.start)
    let reports = await reports {
      await store.receive { $0 == .stop }
      await store.receive(\.note)
      await store.receive(\.note, "a")
    }
    #expect(
      reports.messages
        == (1...3).map {
          """
          The next action is not the expected one:

            Probe.Action.add(\($0))
          """
        }
    )
    #expect(store.state.count == 6)
  }

  @Test func `another payload is compared with the expected one`() async {
    let store = probe(.sending(.child(.renamed("a"))))
    await store.send(.start)
    let reports = await reports { await store.receive(\.child.renamed, "b") }
    #expect(
      reports.messages == [
        """
        The next action is not the expected one:

              Probe.Action.child(
            −   .renamed("b")
            +   .renamed("a")
              )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func `an action that precedes the expected one is reported as such`() async {
    let store = probe(.sending(.add(1), .add(2)))
    await store.send(.start)
    let reports = await reports { await store.receive(.add(2)) }
    #expect(reports.count == 1)
    #expect(
      reports.messages.first?.hasPrefix(
        "The next action is not the expected one, which comes later:\n\n"
      ) == true
    )
    await store.receive(.add(2)) { $0.count = 3 }
  }

  @Test func `an exhaustive test waits for an action until the timeout`() async {
    let store = probe(.endless)
    await store.send(.start)
    let reports = await reports {
      await store.receive(.add(1), timeout: .zero)
      await store.receive(\.add, timeout: .milliseconds(1))
    }
    #expect(
      reports.messages
        == ["0.0", "0.001"].map {
          """
          No action was received within \($0) seconds.

          If the effects wait for a clock, advance the clock in the test. If they wait for an event \
          that never happens, cancel them. If they only need longer than \($0) seconds, raise the \
          'timeout' of the assertion or of the test store.
          """
        }
    )
    await store.skipInFlightEffects()
  }

  @Test func `a non-exhaustive test waits for a matching action`() async {
    let store = probe(.merge(.sending(.add(2)), .endless))
    store.exhaustivity = .off
    store.timeout = .zero
    await store.send(.start)
    let reports = await reports { await store.receive(.add(1)) }
    #expect(reports.count == 1)
    #expect(
      reports.messages.first?.hasPrefix(
        "No matching action was received within 0.0 seconds.\n\n"
      ) == true
    )
    // Actions that do not match stay.
    await store.receive(.add(2)) { $0.count = 2 }
  }
}
