// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Failures of the order of steps")
struct OrderFailureTests {
  @Test func `received actions must be handled before another is sent`() async {
    let store = probe(.sending(.add(1), .note("a")))
    await store.send(.start)
    let reports = await reports {
      await store.send(.add(5)) {
        $0.count = 6; $0.notes = ["a"]
      }
    }
    #expect(
      reports.messages.first == """
        An action was sent before 2 received actions were asserted.

        Actions: [
          [0]: .add(1),
          [1]: .note("a")
        ]
        """
    )
    // The action is sent anyway, and the closure starts from the last asserted state.
    #expect(reports.count == 1)
    #expect(store.state.count == 6)
    await store.skipReceivedActions()
  }

  @Test func `one received action is reported in the singular`() async {
    let store = probe(.sending(.note("a")))
    await store.send(.start)
    let reports = await reports { await store.send(.stop) { $0.notes = ["a"] } }
    #expect(
      reports.messages == [
        """
        An action was sent before 1 received action was asserted.

        Actions: [
          [0]: .note("a")
        ]
        """
      ]
    )
    await store.skipReceivedActions()
  }

  @Test func `sending to a dismissed store is reported`() async {
    let store = TestStore(initialState: Leaver.State()) { Leaver() }
    await store.send(.leaveTapped)
    let reports = await reports {
      let task = await store.send(.add(1)) { $0.count = 1 }
      #expect(!task.isCancelled)
    }
    #expect(
      reports.messages
        == ["An action was sent to a test store whose feature has dismissed itself."]
    )
    #expect(store.state.count == 0)
  }

  @Test func `strict skipping fails if there is nothing to skip`() async {
    let store = probe()
    let reports = await reports {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(
      reports.messages == [
        "No received action is left to skip.",
        "No effect is running that could be skipped.",
      ]
    )
  }

  @Test func `failures are reported at the step that fails`() async {
    let store = probe()
    var lines: [Int] = []
    let reports = await reports {
      lines.append(#line + 1)
      await store.send(.add(1))
      lines.append(#line + 1)
      await store.send(\.add, 1)
      lines.append(#line + 1)
      await store.send(\.child.tapped)
      lines.append(#line + 1)
      await store.receive(.stop)
      lines.append(#line + 1)
      await store.receive(\.stop)
      lines.append(#line + 1)
      await store.receive(\.add, 1)
      lines.append(#line + 1)
      await store.receive { _ in true }
      lines.append(#line + 1)
      await store.skipReceivedActions()
      lines.append(#line + 1)
      await store.skipInFlightEffects()
      lines.append(#line + 1)
      store.assert { $0.count = 9 }
    }
    #expect(reports.map(\.line) == lines)
    #expect(reports.allSatisfy { $0.fileID == "\(#fileID)" })
  }

  @Test func `a failure fails the current test`() async {
    let store = probe()
    await withKnownIssue {
      await store.send(.add(1))
    } matching: {
      $0.description.contains("The state has changed, and the test has no closure that says how.")
    }
  }
}
