// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("Older actions")
struct OlderActionsTests {
  private static let pageSize = UInt64(ActionListing.pageSize)
  private let asked = LockIsolated<[InspectionRequest]>([])

  private func store(first: UInt64 = 11, last: UInt64 = 20_000) -> StoreSummary {
    StoreSummary(
      id: 3,
      title: "Ledger",
      isAlive: true,
      firstNumber: first,
      lastNumber: last,
      size: 1,
      waitingCount: 0,
      runningEffects: 0
    )
  }

  private func actions(_ numbers: some Sequence<UInt64>) -> [ActionSummary] {
    numbers.map {
      ActionSummary(
        number: $0,
        label: ".a",
        text: ".a",
        sender: .store,
        date: .distantPast,
        duration: .zero
      )
    }
  }

  /// The numbers of a full page, the newest first.
  private func page(endingAt number: UInt64) -> [UInt64] {
    (number..<number + Self.pageSize).reversed()
  }

  private var client: InspectionClient {
    InspectionClient { [asked] request in
      asked.withValue { $0.append(request) }
      return .actions([])
    } changes: {
      AsyncStream { _ in }
    }
  }

  /// Returns a list that has read some actions.
  private func listing(
    _ numbers: some Sequence<UInt64>,
    in store: StoreSummary? = nil
  ) -> ActionListing {
    var listing = ActionListing()
    read(numbers, of: store, in: &listing)
    return listing
  }

  private func read(
    _ numbers: some Sequence<UInt64>,
    before: UInt64? = nil,
    of store: StoreSummary? = nil,
    in listing: inout ActionListing
  ) {
    _ = listing.reduce(
      .read(actions(numbers), before: before, store: 3),
      store ?? self.store(),
      client
    )
  }

  @Test func `a filter without a match says so, once there is an answer`() {
    var listing = listing([])
    #expect(!listing.hasNoMatch)
    _ = listing.reduce(.filterChanged("nothing"), store(), client)
    #expect(!listing.hasNoMatch)
    read([], in: &listing)
    #expect(listing.hasNoMatch)
    read([19_999], in: &listing)
    #expect(!listing.hasNoMatch)
  }

  @Test func `a full page goes on before its last action`() {
    #expect(listing(page(endingAt: 500)).older(in: store()) == 500)
    #expect(listing(page(endingAt: 11)).older(in: store()) == nil)
  }

  @Test func `a page that is not full goes on where the search has ended`() {
    var listing = listing([])
    #expect(listing.older(in: store()) == 12_001)
    read([15_000], before: 12_001, in: &listing)
    #expect(listing.older(in: store()) == 4_001)
    read([], before: 4_001, in: &listing)
    #expect(listing.older(in: store()) == nil)
    #expect(ActionListing().older(in: store()) == nil)
  }

  @Test func `older actions follow those that are listed`() {
    var listing = listing(page(endingAt: 19_801))
    read(page(endingAt: 19_601), before: 19_801, in: &listing)
    #expect(listing.rows.map(\.id) == (19_601...20_000).reversed())
    #expect(listing.older(in: store()) == 19_601)
  }

  @Test func `new actions come before those that are listed`() {
    var listing = listing(page(endingAt: 19_801))
    read(page(endingAt: 19_601), before: 19_801, in: &listing)
    read(page(endingAt: 19_803), of: store(last: 20_002), in: &listing)
    #expect(listing.rows.map(\.id) == (19_601...20_002).reversed())
    #expect(listing.older(in: store()) == 19_601)
  }

  @Test func `more new actions than a page begin the list anew`() {
    var listing = listing(page(endingAt: 19_801))
    read(page(endingAt: 20_801), of: store(last: 21_000), in: &listing)
    #expect(listing.rows.map(\.id) == (20_801...21_000).reversed())
    #expect(listing.older(in: store(last: 21_000)) == 20_801)
  }

  @Test func `forgotten actions leave the list`() {
    var listing = listing(page(endingAt: 19_801))
    read(page(endingAt: 19_601), before: 19_801, in: &listing)
    read(page(endingAt: 19_801), of: store(first: 19_700), in: &listing)
    #expect(listing.rows.map(\.id) == (19_700...20_000).reversed())
  }

  @Test func `a row keeps what it has changed`() {
    var listing = listing([20_000, 19_999])
    let texts = [ChangeText(number: 19_999, text: "sum = 1")]
    _ = listing.reduce(.changesRead(texts, store: 3), store(), client)
    read([20_001, 20_000, 19_999], of: store(last: 20_001), in: &listing)
    #expect(listing.rows.map(\.changes) == [nil, nil, "sum = 1"])
  }

  @Test func `what an answer has left out is asked for again, until there is no more`() async {
    let numbers = LockIsolated<[[UInt64]]>([])
    var start = InspectorFeature.State()
    start.stores = [store()]
    start.chosen = 3
    let store = TestStore(initialState: start) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectionClient = InspectionClient { request in
        guard case .changeTexts(_, let asked) = request else { return .done }
        numbers.withValue { $0.append(asked) }
        // Each answer has the text of one action, but never of the newest.
        let known = asked.filter { $0 != 20_000 }.min()
        return .changeTexts(known.map { [ChangeText(number: $0, text: "a")] } ?? [])
      } changes: {
        AsyncStream { _ in }
      }
    }
    store.exhaustivity = .off
    let actions = actions([20_000, 19_999, 19_998])
    await store.send(.listing(.read(actions, before: nil, store: 3)))
    for _ in 1...3 {
      await store.receive { if case .listing(.changesRead) = $0 { true } else { false } }
    }
    #expect(store.state.listing.rows.map(\.changes) == [nil, "a", "a"])
    #expect(numbers.value.map(\.count) == [3, 2, 1])
    await store.finish()
  }

  @Test func `the answer about another store is late`() {
    var listing = listing([20_000])
    let before = listing
    _ = listing.reduce(.read(actions([1]), before: nil, store: 2), store(), client)
    _ = listing.reduce(
      .changesRead([ChangeText(number: 20_000, text: "a")], store: 2),
      store(),
      client
    )
    #expect(listing == before)
  }

  @Test func `another filter replaces the rows`() {
    var listing = listing(page(endingAt: 19_801))
    _ = listing.reduce(.filterChanged("b"), store(), client)
    #expect(listing.older(in: store()) == nil)
    read([19_900], in: &listing)
    #expect(listing.rows.map(\.id) == [19_900])
    #expect(listing.older(in: store()) == 12_001)
  }

  @Test func `rows are counted from the one at or below an action`() {
    let listing = listing([40, 30, 20])
    #expect(listing.number(1, below: 40) == 30)
    #expect(listing.number(-1, below: 20) == 30)
    #expect(listing.number(5, below: 40) == 20)
    #expect(listing.number(-5, below: 20) == 40)
    #expect(listing.number(0, below: 35) == 30)
    #expect(listing.number(0, below: nil) == 40)
    #expect(ActionListing().number(1, below: 3) == nil)
  }

  @Test func `the next page is asked for`() async {
    var start = InspectorFeature.State()
    start.stores = [store()]
    start.chosen = 3
    start.listing = listing([])
    let store = TestStore(initialState: start) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectionClient = client
    }
    asked.withValue { $0 = [] }
    await store.send(.listing(.olderTapped))
    await store.receive(\.listing) {
      _ = $0.listing.reduce(.read([], before: 12_001, store: 3), $0.store, client)
    }
    #expect(asked.value == [.actions(store: 3, before: 12_001, matching: "", limit: 200)])
  }
}
