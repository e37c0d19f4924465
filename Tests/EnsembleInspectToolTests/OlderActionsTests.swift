// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("Older actions")
struct OlderActionsTests {
  private func state(listed: [UInt64], before: UInt64? = nil) -> InspectorFeature.State {
    var state = InspectorFeature.State()
    state.stores = [
      StoreSummary(
        id: 3,
        title: "Ledger",
        isAlive: true,
        firstNumber: 11,
        lastNumber: 20_000,
        size: 1,
        waitingCount: 0,
        runningEffects: 0
      )
    ]
    state.chosen = 3
    state.before = before
    state.actions = listed.map {
      ActionSummary(number: $0, label: ".a", sender: .store, date: .distantPast, duration: .zero)
    }
    return state
  }

  private func page(endingAt number: UInt64) -> [UInt64] {
    (0..<UInt64(InspectorFeature.pageSize)).map { number + $0 }.reversed()
  }

  @Test func `a full page goes on before its last action`() {
    #expect(state(listed: page(endingAt: 500)).older == 500)
    #expect(state(listed: page(endingAt: 11)).older == nil)
  }

  @Test func `a page that is not full goes on where the search has ended`() {
    #expect(state(listed: []).older == 12_001)
    #expect(state(listed: [15_000], before: 16_001).older == 8_001)
    #expect(state(listed: [], before: 8_011).older == nil)
    #expect(state(listed: [], before: 8_012).older == 12)
    #expect(InspectorFeature.State().older == nil)
  }

  @Test func `the next page is asked for`() async {
    let asked = LockIsolated<[InspectionRequest]>([])
    var start = state(listed: [])
    start.filter = "b"
    let store = TestStore(initialState: start) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectionClient = InspectionClient { request in
        asked.withValue { $0.append(request) }
        return .actions([])
      } changes: {
        AsyncStream { _ in }
      }
    }
    await store.send(.olderTapped) { $0.before = 12_001 }
    await store.receive(\.actionsRead)
    #expect(asked.value == [.actions(store: 3, before: 12_001, containing: "b", limit: 60)])
  }
}
