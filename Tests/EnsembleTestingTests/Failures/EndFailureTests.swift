// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Failures at the end")
struct EndFailureTests {
  let advice = """
    Assert them with 'store.receive', pass over them with 'store.skipReceivedActions()', or \
    set 'store.exhaustivity = .off'.
    """

  @Test func `an action that was not received fails when the store is released`() async {
    var line = 0
    let reports = await reports {
      let store = TestStore(initialState: Probe.State()) {
        Probe { $0 == .start ? .sending(.add(1)) : .none }
      }
      line = #line - 3
      await store.send(.start)
    }
    #expect(
      reports.messages == [
        """
        The test ended without asserting 1 received action.

          Actions:
            Probe.Action.add(_)

        \(advice)
        """
      ]
    )
    // The line at which the store was created.
    #expect(reports.map(\.line) == [line])
  }

  @Test func `all actions that were not received are listed`() async {
    let store = probe(.sending(.child(.tapped), .child(.renamed("a")), .stop))
    var line = 0
    let reports = await reports {
      await store.send(.start)
      line = #line + 1
      await store.finish()
      // Reported once.
      await store.finish()
    }
    #expect(
      reports.messages == [
        """
        The test ended without asserting 3 received actions.

          Actions:
            Probe.Action.child(.tapped)
            Probe.Action.child(.renamed(_))
            Probe.Action.stop

        \(advice)
        """
      ]
    )
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.fileID == "\(#fileID)")
  }

  @Test func `an effect that still runs fails where its action was sent`() async {
    var lines: [Int] = []
    let reports = await reports {
      let store = probe { $0 == .start || $0 == .add(0) ? .endless : .none }
      lines.append(#line + 1)
      await store.send(.start)
      await store.send(.note("a")) { $0.notes = ["a"] }
      lines.append(#line + 1)
      await store.send(\.add, 0)
    }
    #expect(
      reports.messages
        == Array(
          repeating: """
            When the test ended, an effect of this action was still running.

            Find out what it waits for:

            • If it waits for a clock, advance the clock in the test, or use an immediate clock.

            • If it waits for a stream of values, such as notifications, end the stream in the \
            test.

            • If it is meant to live as long as the feature, cancel it: by an action of the \
            feature, or with the task that 'send' returned.

            • If it just needs time, wait for it: 'await store.finish()'.

            • If it is of no interest in this test, call 'await store.skipInFlightEffects()', or \
            set 'store.exhaustivity = .off'.
            """,
          count: 2
        )
    )
    #expect(reports.map(\.line) == lines)
    #expect(reports.allSatisfy { $0.fileID == "\(#fileID)" })
  }

  @Test func `effects that do not finish in time fail, once`() async {
    let reports = await reports {
      let store = probe(.endless)
      await store.send(.start)
      await store.finish(timeout: .zero)
    }
    #expect(reports.messages == ["Effects are \(late)"])
  }

  @Test func `a task that does not finish in time fails`() async {
    let store = probe(.endless)
    let task = await store.send(.start)
    var line = 0
    let reports = await reports {
      line = #line + 1
      await task.finish(timeout: .zero)
    }
    #expect(reports.messages == ["The effects of this task are \(late)"])
    #expect(reports.map(\.line) == [line])
    await task.cancel()
  }

  @Test func `the timeout of the store applies by default`() async {
    let store = probe(.endless)
    store.timeout = .milliseconds(2)
    let task = await store.send(.start)
    let reports = await reports {
      await store.receive(.stop)
      await task.finish()
      await store.finish()
    }
    #expect(reports.count == 3)
    #expect(reports.allSatisfy { $0.message.contains(" 0.002 seconds.\n\n") })
  }

  private var late: String {
    """
    still running after 0.0 seconds.

    If the effects wait for a clock, advance the clock in the test. If they wait for an event that \
    never happens, cancel them. If they only need longer than 0.0 seconds, raise the 'timeout' of the \
    assertion or of the test store.
    """
  }
}
