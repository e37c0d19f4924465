// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Controlled effects")
struct ControlledEffectsTests {
  private let effects = ControlledEffects<Radio.Action>()

  private func makeStore(_ state: Radio.State = Radio.State()) -> TestStoreOf<Radio> {
    TestStore(initialState: state) {
      Radio()
    } withDependencies: {
      effects.control(&$0)
    }
  }

  @Test func `effects are numbered in the order of their start`() async {
    let store = makeStore()
    #expect(effects.startedCount == 0)
    await store.send(.listen)
    await store.send(.listen)
    #expect(effects.startedCount == 2)
    effects.send(.heard(20), from: 2)
    await store.receive(\.heard, 20) { $0.heard = [20] }
    effects.send(.heard(10), from: 1)
    await store.receive(\.heard, 10) { $0.heard = [20, 10] }
    effects.cancelAll()
    await store.finish()
  }

  @Test func `an operation is replaced, and sends nothing by itself`() async {
    let store = makeStore()
    await store.send(.listen)
    effects.finish(1)
    await store.finish()
    #expect(store.state.heard == [])
  }

  @Test func `the actions of an effect are received in their order`() async {
    let store = makeStore()
    await store.send(.listen)
    for number in 1...3 { effects.send(.heard(number), from: 1) }
    effects.finish(1)
    await store.receive(\.heard, 1) { $0.heard = [1] }
    await store.receive(\.heard, 2) { $0.heard = [1, 2] }
    await store.receive(\.heard, 3) { $0.heard = [1, 2, 3] }
    await store.finish()
  }

  @Test func `an effect of a presented feature sends actions of the root feature`() async {
    let store = makeStore()
    await store.send(.clipTapped) { $0.clip = Radio.Clip.State() }
    await store.send(.clip(.presented(.playTapped))) { $0.clip?.isPlaying = true }
    effects.send(.clip(.presented(.played)), from: 1)
    await store.receive(\.clip.presented.played) { $0.clip?.isPlaying = false }
    effects.finish(1)
    await store.finish()
  }

  @Test func `an effect of a feature that is dismissed ends`() async {
    let store = makeStore()
    await store.send(.clipTapped) { $0.clip = Radio.Clip.State() }
    await store.send(.clip(.presented(.playTapped))) { $0.clip?.isPlaying = true }
    await store.send(.clip(.dismiss)) { $0.clip = nil }
    await store.finish()
  }

  @Test func `a cancelled effect ends, and cannot send`() async {
    let store = makeStore()
    await store.send(.listen)
    await store.send(.stop)
    await store.finish()
    expectReport(
      "The effect 1 is not running, and cannot send 'Radio.Action.heard(_)'.",
      "running: none"
    ) {
      effects.send(.heard(1), from: 1)
    }
  }

  @Test func `an effect that has ended cannot send`() async {
    let store = makeStore()
    await store.send(.listen)
    await store.send(.listen)
    effects.finish(1)
    await store.send(.switched) { $0.isOn = true }
    expectReport(
      "The effect 1 is not running",
      "have started is 3",
      "Those that are running: 2, 3."
    ) {
      effects.send(.heard(1), from: 1)
    }
    effects.cancelAll()
    await store.finish()
  }

  @Test func `an effect that has not started cannot send`() async {
    let store = makeStore()
    await store.send(.listen)
    withKnownIssue {
      effects.send(.heard(1), from: 2)
    } matching: {
      "\($0)".contains("The effect 2 is not running")
    }
    withKnownIssue { effects.send(.heard(1), from: 0) }
    effects.finish(1)
    await store.finish()
  }

  @Test func `an effect that must end is finished by nothing else`() async {
    await expectReport("Effects are still running") {
      let store = makeStore()
      await store.send(.listen)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects(strict: false)
    }
  }

  @Test func `finishing an effect that is not running does nothing`() async {
    let store = makeStore()
    await store.send(.listen)
    effects.finish(7)
    effects.finish(1)
    effects.finish(1)
    await store.finish()
    effects.finish(1)
    effects.cancelAll()
  }

  @Test func `an effect that follows another one starts when that ends`() async {
    let store = makeStore()
    await store.send(.listenInTurn)
    #expect(effects.startedCount == 1)
    effects.send(.heard(1), from: 1)
    await store.receive(\.heard, 1) { $0.heard = [1] }
    effects.finish(1)
    await store.send(.stop)
    #expect(effects.startedCount == 2)
    effects.send(.heard(2), from: 2)
    await store.receive(\.heard, 2) { $0.heard = [1, 2] }
    effects.finish(2)
    await store.finish()
  }

  @Test func `an effect that follows sends as soon as the one before it is finished`() async {
    let store = makeStore()
    await store.send(.listenInTurn)
    effects.finish(1)
    effects.send(.heard(2), from: 2)
    effects.finish(2)
    await store.receive(\.heard, 2) { $0.heard = [2] }
    await store.finish()
  }

  @Test func `an effect that was debounced starts when its wait is finished`() async {
    let store = makeStore()
    await store.send(.search)
    await store.send(.search)
    #expect(effects.startedCount == 2)
    effects.finish(2)
    effects.send(.heard(3), from: 3)
    await store.receive(\.heard, 3) { $0.heard = [3] }
    effects.finish(3)
    await store.finish()
  }

  @Test func `an effect that nothing lets start cannot send after others have ended`() async {
    let store = makeStore()
    await store.send(.listen)
    effects.finish(1)
    await store.finish()
    expectReport("The effect 2 is not running", "have started is 1", "running: none") {
      effects.send(.heard(1), from: 2)
    }
  }

  @Test func `all effects are cancelled, and those that would follow do not start`() async {
    let store = makeStore()
    await store.send(.listenInTurn)
    await store.send(.search)
    await store.send(.listen)
    await store.send(.sortLater)
    #expect(effects.startedCount == 4)
    effects.cancelAll()
    // The debounced action is not received.
    await store.finish()
    #expect(effects.startedCount == 4)
  }

  @Test func `a supervised effect is controlled from the creation of the store on`() async {
    let store = makeStore(Radio.State(isOn: true))
    #expect(effects.startedCount == 1)
    effects.send(.heard(5), from: 1)
    await store.receive(\.heard, 5) { $0.heard = [5] }
    await store.send(.switched) { $0.isOn = false }
    #expect(store.supervisedIDs == [])
    await store.send(.switched) { $0.isOn = true }
    #expect(effects.startedCount == 2)
    effects.send(.heard(6), from: 2)
    await store.receive(\.heard, 6) { $0.heard = [5, 6] }
    await store.finish()
  }

  @Test func `an action that was sent must be received`() async {
    await expectReport("without asserting", "heard") {
      let store = makeStore()
      await store.send(.listen)
      effects.send(.heard(1), from: 1)
      effects.finish(1)
      await store.finish()
    }
  }

  @Test func `effects of another feature are an issue, and control nothing`() async {
    let other = ControlledEffects<Ledger.Action>()
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) {
      let store = TestStore(initialState: Radio.State()) {
        Radio()
      } withDependencies: {
        other.control(&$0)
      }
      await store.send(.listen)
      await store.receive(\.heard, 1) { $0.heard = [1] }
      await store.send(.stop)
      await store.finish()
    }
    #expect(other.startedCount == 0)
    #expect(reporter.reports.count == 1)
    #expect(
      reporter.reports.first?.message.contains("effects are those of another feature") == true
    )
    #expect(reporter.reports.first?.fileID.hasSuffix("ControlledEffectsTests.swift") == true)
  }
}
