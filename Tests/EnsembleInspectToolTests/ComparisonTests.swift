// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Foundation
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("Comparing the states after two actions")
struct ComparisonTests {
  private let requests = LockIsolated<[InspectionRequest]>([])

  private func store(answering answer: InspectionAnswer? = nil) -> StoreOf<InspectorFeature> {
    let stores = [3, 4].map { id in
      StoreSummary(
        id: id,
        title: "Ledger \(id)",
        isAlive: true,
        firstNumber: 1,
        lastNumber: 8,
        size: 1,
        waitingCount: 0,
        runningEffects: 0
      )
    }
    var state = InspectorFeature.State()
    state.stores = stores
    state.chosen = 3
    return Store(initialState: state) {
      InspectorFeature()
    } withDependencies: { [requests] in
      $0.inspectionClient = InspectionClient { request in
        requests.withValue { $0.append(request) }
        guard case .compare(_, let first, let last) = request else {
          return request == .stores ? .stores(stores) : .failure("Not asked here.")
        }
        return answer ?? .changes([PartChange(path: "sum", old: "\(first)", new: "\(last)")])
      } changes: {
        AsyncStream { _ in }
      }
    }
  }

  private var comparisons: [InspectionRequest] {
    requests.value.filter { if case .compare = $0 { true } else { false } }
  }

  @Test func `a pinned action is compared with those that are selected`() async {
    let store = store()
    let host = ViewHost(InspectorView(store: store))
    store.send(.actionTapped(2))
    host.button("Pin").tap()
    #expect(host.controls.contains("Unpin"))
    #expect(host.text(containing: "From the pinned action") == nil)
    store.send(.actionTapped(5))
    await host.wait(timeout: .seconds(300)) {
      $0.text(containing: "From the pinned action 2 to 5") != nil
    }
    #expect(host.texts.contains("− 2") && host.texts.contains("+ 5"))
    // Also backwards.
    store.send(.actionTapped(1))
    await host.wait(timeout: .seconds(300)) {
      $0.text(containing: "From the pinned action 2 to 1") != nil
    }
    #expect(host.texts.contains("+ 1"))
    #expect(
      comparisons == [.compare(store: 3, from: 2, to: 5), .compare(store: 3, from: 2, to: 1)]
    )
  }

  @Test func `the pinned action itself has no comparison, nor one that is no longer pinned`() async
  {
    let store = store()
    let host = ViewHost(InspectorView(store: store))
    store.send(.actionTapped(2))
    store.send(.comparison(.tapped(2)))
    store.send(.actionTapped(5))
    await host.wait(timeout: .seconds(300)) { $0.text(containing: "to 5") != nil }
    store.send(.actionTapped(2))
    #expect(host.text(containing: "From the pinned action") == nil)
    host.button("Unpin").tap()
    store.send(.actionTapped(5))
    #expect(host.text(containing: "From the pinned action") == nil)
    #expect(comparisons.count == 1)
  }

  @Test func `a state that is not kept is named`() async {
    let store = store(answering: .failure("The action 2 is not kept any more."))
    let host = ViewHost(InspectorView(store: store))
    store.send(.comparison(.tapped(2)))
    store.send(.actionTapped(5))
    await host.wait(timeout: .seconds(300)) {
      $0.texts.contains("The action 2 is not kept any more.")
    }
  }

  @Test func `another store has no pin`() async {
    let store = store()
    store.send(.comparison(.tapped(2)))
    store.send(.storeTapped(4))
    #expect(store.comparison.pinned == nil)
    store.send(.actionTapped(5))
    #expect(comparisons.isEmpty)
  }
}
