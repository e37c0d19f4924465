// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Notes")
struct NoteTests {
  func started(_ exhaustivity: Exhaustivity, _ effect: ProbeEffect) async -> TestStoreOf<Probe> {
    let store = probe(effect)
    store.exhaustivity = exhaustivity
    await store.send(.start)
    return store
  }

  @Test(arguments: [Exhaustivity.on, .off(showSkippedAssertions: true)])
  func `skipped actions are noted`(exhaustivity: Exhaustivity) async {
    let one = await started(exhaustivity, .sending(.add(1)))
    let two = await started(exhaustivity, .sending(.add(1), .stop))
    var line = 0
    let notes = await notes {
      line = #line + 1
      await one.skipReceivedActions()
      await two.skipReceivedActions()
    }
    #expect(
      notes.messages == [
        """
        1 received action was skipped.

          Probe.Action.add(1)
        """,
        """
        2 received actions were skipped.

          [
            [0]: .add(1),
            [1]: .stop
          ]
        """,
      ]
    )
    #expect(notes.first?.line == line)
  }

  @Test(arguments: [Exhaustivity.on, .off(showSkippedAssertions: true)])
  func `skipped effects are noted`(exhaustivity: Exhaustivity) async {
    let one = await started(exhaustivity, .endless)
    let two = await started(exhaustivity, .endless)
    await two.send(.start)
    let notes = await notes {
      await one.skipInFlightEffects()
      await two.skipInFlightEffects()
    }
    #expect(
      notes.messages == [
        """
        1 in-flight effect was skipped, originating from:

          Probe.Action.start
        """,
        """
        2 in-flight effects were skipped, originating from:

          [
            [0]: .start,
            [1]: .start
          ]
        """,
      ]
    )
  }

  @Test func `nothing is noted by default`() async {
    let notes = await notes {
      let store = await started(.off, .merge(.sending(.add(1)), .endless))
      await store.send(.add(1))
      await store.send(.start)
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.send(.start)
      await store.finish(timeout: .zero)
    }
    #expect(notes.messages == [])
  }

  @Test func `a change that was not asserted is noted`() async {
    let store = probe()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let notes = await notes {
      await store.send(.add(1))
      await store.send(.add(1)) { $0.count = 2 }
    }
    #expect(
      notes.messages == [
        """
        Not asserted, which this test store allows:

        The state has changed, and the test has no closure that says how.

              Probe.State(
            −   count: 0,
            +   count: 1,
                notes: []
              )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func `the part of a change that was not asserted is noted`() async {
    let store = probe()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.withExhaustivity(.off) {
      await store.send(.note("a"))
      await store.send(.add(1))
    }
    let notes = await notes {
      await store.send(.note("b")) { $0.count = 1 }
    }
    #expect(notes.count == 1)
    #expect(
      notes.messages.first?.hasPrefix(
        """
        Not asserted, which this test store allows:

        The state is not as the test expects.

              Probe.State(
        """
      ) == true
    )
  }

  @Test func `actions and effects that are left at the end are noted`() async {
    let notes = await notes {
      let store = await started(
        .off(showSkippedAssertions: true),
        .merge(.sending(.note("a")), .endless)
      )
      withExtendedLifetime(store) {}
    }
    #expect(notes.count == 2)
    #expect(
      notes.messages.first?.hasPrefix(
        """
        Not asserted, which this test store allows:

        The test ended without asserting 1 received action.


        """
      ) == true
    )
    #expect(
      notes.messages.last?.hasPrefix(
        """
        Not asserted, which this test store allows:

        When the test ended, an effect of this action was still running.
        """
      ) == true
    )
  }
}
