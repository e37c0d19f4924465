// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Sums by feature")
struct FeatureSummaryTests {
  private let inspection = StoreInspection()
  private let store: StoreOf<Ledger>
  private let history: StoreHistory<Ledger.State, Ledger.Action>

  init() throws {
    store = Store(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    history = try #require(store.record(in: inspection))
  }

  private var features: [FeatureSummary] {
    guard case .features(let features, _) = inspection.answer(.features(store: history.id)) else {
      return []
    }
    return features
  }

  @Test func `a store without actions has no sums`() {
    #expect(features.isEmpty)
  }

  @Test func `actions, effects and times are summed by feature and case`() throws {
    store.send(.add(1))
    store.send(.add(2))
    store.send(.wait)
    store.send(.open(3))
    store.send(.detail(.presented(.increment)))
    store.send(.detail(.presented(.wait)))
    let features = features
    #expect(Set(features.map(\.path)) == ["", "detail.presented"])
    let root = try #require(features.first { $0.path.isEmpty })
    #expect(root.count == 4)
    #expect(root.effects == 1)
    #expect(Set(root.cases.map(\.name)) == ["add", "wait", "open"])
    let add = try #require(root.cases.first { $0.name == "add" })
    #expect(add.count == 2)
    #expect((1...2).contains(add.slowestNumber))
    #expect(add.slowest > 0 && add.slowest <= add.duration)
    let detail = try #require(features.first { $0.path == "detail.presented" })
    #expect(detail.count == 2)
    #expect(detail.effects == 1)
    #expect(features.map(\.duration) == features.map(\.duration).sorted(by: >))
  }

  @Test func `evaluations of views count for the feature of their action`() {
    store.send(.add(1))
    store.send(.open(3))
    store.send(.detail(.presented(.increment)))
    for action in [1, 3, 3] as [UInt64] {
      inspection.recordUpdate(of: Int.self, because: "", store: history.id, action: action)
    }
    let counts = Dictionary(uniqueKeysWithValues: features.map { ($0.path, $0.viewUpdates) })
    #expect(counts == ["": 1, "detail.presented": 2])
  }

  @Test func `changed fields count if they are observed, for the feature of their action`() {
    let counts = { [self] in
      Dictionary(uniqueKeysWithValues: features.map { ($0.path, $0.changedFields) })
    }
    store.send(.add(1))
    store.send(.open(3))
    store.send(.detail(.presented(.increment)))
    #expect(counts() == ["": 0, "detail.presented": 0])
    var sums: [Int] = []
    let token = observe { [store] in sums.append(store.sum) }
    defer { token.cancel() }
    store.send(.add(1))
    store.send(.detail(.presented(.increment)))
    #expect(counts() == ["": 1, "detail.presented": 0])
  }

  @Test func `only the last actions are summed up`() {
    for _ in 1...5_010 { store.send(.note("a")) }
    #expect(features.map(\.count) == [5_000])
  }

  @Test func `the oldest evaluations of views are forgotten`() {
    let log = ViewUpdateLog(limit: 8)
    let record = ViewUpdateRecord(view: "A", reason: "")
    for number in 1...11 as ClosedRange<UInt64> { log.append(record, from: number) }
    #expect(log.records(from: 3).isEmpty)
    #expect(log.counts(since: 1).keys.sorted() == Array(4...11))
    #expect(log.counts(since: 10) == [10: 1, 11: 1])
  }
}
