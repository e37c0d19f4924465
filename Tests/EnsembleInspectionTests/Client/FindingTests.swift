// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleInspection

private enum ShelfView {}
private enum BookRow {}

@MainActor
@Suite("What is slow")
struct FindingTests {
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

  private var findings: [Finding] {
    guard case .features(_, let findings) = inspection.answer(.features(store: history.id)) else {
      return []
    }
    // A machine under load may be slow anywhere.
    return findings.filter { !$0.title.hasSuffix("ms.") }
  }

  private func evaluate(_ view: Any.Type, _ reason: String, by action: UInt64, times: Int = 1) {
    for _ in 0..<times {
      inspection.recordUpdate(of: view, because: reason, store: history.id, action: action)
    }
  }

  @Test func `few evaluations are no finding`() {
    for number in 1...19 as ClosedRange<UInt64> {
      store.send(.add(1))
      evaluate(ShelfView.self, "rows changed", by: number)
    }
    #expect(findings.isEmpty)
  }

  @Test func `a view that most actions evaluate is one, with the field that it reads`() {
    for number in 1...30 as ClosedRange<UInt64> {
      store.send(.add(1))
      if number <= 20 { evaluate(ShelfView.self, "rows changed", by: number) }
    }
    #expect(
      findings == [
        Finding(
          title: "ShelfView was evaluated by 20 of 30 actions.",
          reason: "It reads 'rows', which they have changed.",
          remedy:
            "Read 'rows' in a smaller view, such as that of a row, so that only this one is evaluated.",
          number: 20
        )
      ]
    )
  }

  @Test func `a view that few of many actions evaluate is none`() {
    for number in 1...60 as ClosedRange<UInt64> {
      store.send(.add(1))
      if number <= 25 { evaluate(ShelfView.self, "rows changed", by: number) }
    }
    #expect(findings.isEmpty)
  }

  @Test func `many evaluations by one action are one`() {
    store.send(.add(1))
    store.send(.add(2))
    evaluate(BookRow.self, "value of the view changed", by: 2, times: 100)
    #expect(
      findings == [
        Finding(
          title: "BookRow was evaluated 100 times because of one action.",
          reason: "Value of the view changed.",
          remedy: "Pass each view a value that is equal as long as it shows the same.",
          number: 2
        )
      ]
    )
  }

  @Test func `views that appear are none`() {
    store.send(.add(1))
    evaluate(BookRow.self, "first evaluation", by: 1, times: 100)
    #expect(findings.isEmpty)
  }

  @Test func `those with most evaluations come first, and at most five`() {
    store.send(.add(1))
    evaluate(BookRow.self, "title changed", by: 1, times: 30)
    evaluate(ShelfView.self, "title changed", by: 1, times: 40)
    for type in [Int.self, UInt.self, Bool.self, String.self] as [Any.Type] {
      evaluate(type, "title changed", by: 1, times: 25)
    }
    #expect(findings.count == 5)
    #expect(findings.prefix(2).map { $0.title.prefix(5) } == ["Shelf", "BookR"])
  }

  @Test func `a slow action is one`() throws {
    let features = [
      FeatureSummary(
        path: "rows.element",
        cases: [
          FeatureSummary.Case(
            name: "loaded",
            count: 3,
            duration: 0.05,
            slowest: 0.024,
            slowestNumber: 7
          ),
          FeatureSummary.Case(name: "tapped", count: 1, duration: 0.007, slowest: 0.007),
        ]
      )
    ]
    let findings = history.findings(in: features, since: 0)
    #expect(
      findings == [
        Finding(
          title: "'rows.element.loaded' took 24 ms.",
          reason: "The screen waits for the reducers of an action.",
          remedy: "Move the work into an effect, which sends the result.",
          number: 7
        )
      ]
    )
  }
}
