// SPDX-License-Identifier: MIT

import Ensemble

import Foundation
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("The button for a bug report")
struct ReportButtonTests {
  private let asked = LockIsolated<[InspectionRequest]>([])

  private static let report = SessionReport(
    program: "shop",
    platform: "Linux",
    date: Date(timeIntervalSinceReferenceDate: 11),
    module: "Shop",
    feature: "Ledger",
    steps: [],
    test: GeneratedTest(code: "", problems: [])
  )

  private func store(
    actions: ClosedRange<UInt64>,
    answer: InspectionAnswer = .report(Self.report)
  ) -> TestStoreOf<InspectorFeature> {
    var state = InspectorFeature.State()
    state.stores = [
      StoreSummary(
        id: 3,
        title: "Ledger",
        isAlive: true,
        firstNumber: actions.lowerBound,
        lastNumber: actions.upperBound,
        size: 1,
        waitingCount: 0,
        runningEffects: 0
      )
    ]
    state.chosen = 3
    return TestStore(initialState: state) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectionClient = InspectionClient { [asked] request in
        asked.withValue { $0.append(request) }
        return answer
      } changes: {
        AsyncStream { _ in }
      }
    }
  }

  @Test func `all actions are reported, and the report is offered until it is saved`() async {
    let store = store(actions: 4...7)
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.test(.reportTapped))
    await store.receive(\.test)
    #expect(asked.value == [.report(store: 3, range: 4...7)])
    #expect(store.state.test.report == Self.report)
    await store.send(.test(.reportOffered))
    #expect(store.state.test.report == nil)
  }

  @Test func `of too many actions the last ones are reported`() async {
    let store = store(actions: 1...5_000)
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.test(.reportTapped))
    await store.receive(\.test)
    #expect(asked.value == [.report(store: 3, range: 4_001...5_000)])
  }

  @Test func `the chosen actions are reported`() async {
    let store = store(actions: 1...9)
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.actionTapped(2))
    await store.send(.test(.firstTapped))
    await store.send(.actionTapped(5))
    await store.send(.test(.lastTapped))
    await store.send(.test(.reportTapped))
    await store.receive(\.test)
    #expect(asked.value.contains(.report(store: 3, range: 2...5)))
  }

  @Test func `the reason of a refusal is shown`() async {
    let store = store(actions: 1...9, answer: .failure("Too many."))
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.test(.reportTapped))
    await store.receive(\.test)
    #expect(store.state.test.report == nil)
    #expect(store.state.test.test?.problems == ["Too many."])
  }
}
