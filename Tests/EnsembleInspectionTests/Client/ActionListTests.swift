// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Lists of actions")
struct ActionListTests {
  private let inspection = StoreInspection()
  private let store: StoreOf<Ledger>
  private let id: Int

  init() throws {
    store = Store(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    id = try #require(store.record(in: inspection)).id
  }

  private func actions(_ filter: String) -> [UInt64]? {
    let request = InspectionRequest.actions(store: id, before: nil, matching: filter, limit: 100)
    guard case .actions(let actions) = inspection.answer(request) else { return nil }
    return actions.map(\.number)
  }

  private func changeTexts(_ numbers: [UInt64]) -> [UInt64: String]? {
    guard
      case .changeTexts(let texts) = inspection.answer(.changeTexts(store: id, numbers: numbers))
    else { return nil }
    return Dictionary(uniqueKeysWithValues: texts.map { ($0.number, $0.text) })
  }

  @Test func `what actions have changed is said on one line`() {
    store.send(.add(1))
    store.send(.note("Rent"))
    store.send(.note("Rent"))
    store.send(.note(String(repeating: "a", count: 100)))
    #expect(
      changeTexts([4, 2, 1, 3])
        == [1: "+entries[0], sum = 1", 2: #"note = "Rent""#, 3: "", 4: "note"]
    )
    #expect(changeTexts([0, 9, .max]) == [:])
  }

  @Test func `more than three changes end with dots`() throws {
    struct Scores: Equatable { var a = 0, b = 0, c = 0, d = 0 }
    let scores = Store(initialState: Scores()) {
      Reduce<Scores, Int> { state, count in
        if count > 0 { state.a += 1 }
        if count > 1 { state.b += 1 }
        if count > 2 { state.c += 1 }
        if count > 3 { state.d += 1 }
        return .none
      }
    }
    let history = try #require(scores.record(in: inspection))
    scores.send(3)
    scores.send(4)
    let texts = inspection.answer(.changeTexts(store: history.id, numbers: [1, 2]))
    #expect(
      texts
        == .changeTexts([
          ChangeText(number: 1, text: "a = 1, b = 1, c = 1"),
          ChangeText(number: 2, text: "a = 2, b = 2, c = 2, …"),
        ])
    )
  }

  @Test func `a filter looks at values, senders and features`() async {
    store.send(.add(1))
    store.send(.note("Rent"))
    await store.send(.load).finish()
    store.send(.open(3))
    #expect(actions("rent") == [2])
    #expect(actions("from:effect") == [4])
    #expect(actions("-from:view") == [4])
    store.send(.detail(.presented(.increment)))
    #expect(actions("in:detail") == [6])
    #expect(actions("-in:detail -add -open") == [4, 3, 2])
  }
}
