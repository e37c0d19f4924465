// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Foundation
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("Playing the past")
struct PlaybackTests {
  private let clock = TestClock()
  private let shown = LockIsolated<[UInt64]>([])

  private func store(selected: UInt64? = nil) -> TestStoreOf<InspectorFeature> {
    var state = InspectorFeature.State()
    state.stores = [
      StoreSummary(
        id: 3,
        title: "Ledger",
        isAlive: true,
        firstNumber: 5,
        lastNumber: 8,
        size: 1,
        waitingCount: 0,
        runningEffects: 0
      )
    ]
    state.chosen = 3
    state.selected = selected
    let store = TestStore(initialState: state) {
      InspectorFeature()
    } withDependencies: { [shown] in
      $0.continuousClock = clock
      $0.inspectionClient = InspectionClient { request in
        if case .travel(_, let number) = request { shown.withValue { $0.append(number) } }
        return .done
      } changes: {
        AsyncStream { _ in }
      }
    }
    store.exhaustivity = .off
    return store
  }

  @Test func `playing shows the state after each action`() async {
    let store = store()
    await store.send(.playback(.tapped))
    await store.skipReceivedActions(strict: false)
    #expect(shown.value == [4])
    for _ in 0..<4 {
      await clock.advance(by: .milliseconds(250))
      await store.skipReceivedActions(strict: false)
    }
    #expect(shown.value == [4, 5, 6, 7, 8])
    #expect(store.state.playback.isPlaying)
    await clock.advance(by: .milliseconds(250))
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.playback.isPlaying)
    await store.finish()
  }

  @Test func `playing goes on from the selected action`() async {
    let store = store(selected: 6)
    await store.send(.playback(.tapped))
    await store.skipReceivedActions(strict: false)
    await clock.advance(by: .milliseconds(250))
    await store.skipReceivedActions(strict: false)
    #expect(shown.value == [6, 7])
    await store.send(.playback(.tapped))
    #expect(!store.state.playback.isPlaying)
    await store.finish()
  }

  @Test func `the pace can be changed meanwhile`() async {
    let store = store(selected: 5)
    await store.send(.playback(.tapped))
    await store.send(.playback(.paceChanged(1)))
    await store.skipReceivedActions(strict: false)
    await clock.advance(by: .milliseconds(900))
    await store.skipReceivedActions(strict: false)
    #expect(shown.value == [5])
    await clock.advance(by: .milliseconds(100))
    await store.skipReceivedActions(strict: false)
    #expect(shown.value == [5, 6])
    await store.send(.playback(.tapped))
    await store.finish()
  }

  @Test func `returning to the present ends it`() async {
    let store = store(selected: 5)
    await store.send(.playback(.tapped))
    await store.skipReceivedActions(strict: false)
    await store.send(.presentTapped(.process))
    await clock.advance(by: .seconds(1))
    await store.skipReceivedActions(strict: false)
    #expect(shown.value == [5])
    await store.finish()
  }
}
