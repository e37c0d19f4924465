// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Clocks")
struct ClockTests {
  let clock = TestClock()

  /// An effect that sends an action every second.
  var timer: ProbeEffect {
    .run { [clock] send in
      for await _ in clock.timer(interval: .seconds(1)) { await send(.add(1)) }
    }
  }

  @Test func `a timer ticks as often as time passes`() async {
    let store = probe(timer, clock: clock)
    let task = await store.send(.start)
    await clock.advance(by: .seconds(5))
    for count in 1...5 {
      await store.receive(.add(1)) { $0.count = count }
    }
    await clock.advance(by: .milliseconds(999))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.count == 5)
    await task.cancel()
    await clock.advance(by: .seconds(5))
    #expect(store.state.count == 5)
  }

  @Test func `a timer ticks on a clock that is not a dependency of the store`() async {
    let store = probe(timer)
    let task = await store.send(.start)
    await clock.advance(by: .seconds(5))
    for count in 1...5 {
      await store.receive(.add(1)) { $0.count = count }
    }
    await task.cancel()
    #expect(store.state.count == 5)
  }

  @Test func `a timer ticks on a clock that the store is given later`() async {
    let store = probe { _ in
      .run { send in
        @Dependency(\.continuousClock) var clock
        for await _ in clock.timer(interval: .seconds(1)) { await send(.note("tick")) }
      }
      .cancellable(id: "work", cancelInFlight: true)
    }
    store.exhaustivity = .off
    store.dependencies.continuousClock = clock
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.note("tick")) { $0.notes = ["tick"] }
    await store.send(.stop)
  }

  /// An effect that records a text after a second without another one.
  func search(_ clock: TestClock<Duration>, known: Bool) -> TestStoreOf<Probe> {
    probe(clock: known ? clock : nil) { action in
      guard case .child(.renamed(let text)) = action else { return .none }
      return .send(.note("found \(text)"))
        .debounce(id: "search", for: .seconds(1), clock: clock)
    }
  }

  @Test(arguments: [true, false])
  func `a debounced effect runs once, after the interval`(isKnown: Bool) async {
    let store = search(clock, known: isKnown)
    await store.send(.child(.renamed("a"))) { $0.notes = ["a"] }
    await clock.advance(by: .milliseconds(900))
    await store.send(.child(.renamed("b"))) { $0.notes = ["a", "b"] }
    await clock.advance(by: .milliseconds(900))
    await store.send(.child(.renamed("c"))) { $0.notes = ["a", "b", "c"] }
    await clock.advance(by: .seconds(1))
    await store.receive(.note("found c")) { $0.notes = ["a", "b", "c", "found c"] }
    await store.finish()
    #expect(store.state.notes.count == 4)
  }

  @Test func `an immediate clock does not wait`() async {
    let store = TestStore(initialState: Probe.State()) {
      Probe { action in
        guard action == .start else { return .none }
        return .run { send in
          @Dependency(\.continuousClock) var clock
          for hour in 1...3 {
            try await clock.sleep(for: .seconds(3600))
            await send(.add(hour))
          }
        }
      }
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.start)
    await store.receive(.add(1)) { $0.count = 1 }
    await store.receive(.add(2)) { $0.count = 3 }
    await store.receive(.add(3)) { $0.count = 6 }
    await store.finish(timeout: .zero)
  }

  @Test func `an effect that sleeps at the end still runs`() async {
    let reports = await reports {
      let store = probe(timer, clock: clock)
      await store.send(.start)
      await clock.advance(by: .seconds(1))
      await store.receive(.add(1)) { $0.count = 1 }
    }
    #expect(reports.count == 1)
    #expect(
      reports.messages.first?.hasPrefix(
        "When the test ended, an effect of this action was still running."
      ) == true
    )
  }

  @Test func `an action that waits for a clock is not received yet`() async {
    let store = probe(timer, clock: clock)
    let task = await store.send(.start)
    await clock.advance(by: .milliseconds(999))
    let reports = await reports { await store.receive(.add(1), timeout: .zero) }
    #expect(reports.count == 1)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.add(1), timeout: .zero) { $0.count = 1 }
    await task.cancel()
  }
}
