// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Models
import XCTest

@testable import Errands

final class ErrandListTests: XCTestCase {
  private let errands = [
    Errand(id: 1, title: "Bread"),
    Errand(id: 2, title: "Stamps"),
  ]

  private func rows() -> IdentifiedArrayOf<ErrandRow.State> {
    IdentifiedArray(uniqueElements: errands.map { ErrandRow.State(errand: $0) })
  }

  @MainActor
  func testLoading() async {
    let store = TestStore(initialState: ErrandList.State()) {
      ErrandList()
    } withDependencies: {
      $0.errandStorage.load = { [errands] in errands }
    }

    await store.send(.appeared) {
      $0.isLoading = true
    }
    await store.receive(.loaded(.success(errands)), timeout: 1_000_000_000) {
      $0.isLoading = false
      $0.rows = self.rows()
    }
  }

  @MainActor
  func testFailure() async {
    let store = TestStore(initialState: ErrandList.State()) {
      ErrandList()
    } withDependencies: {
      $0.errandStorage.load = { throw PlaceError.offline }
    }
    await store.send(.appeared) {
      $0.isLoading = true
    }
    await store.receive(/ErrandList.Action.loaded) {
      $0.isLoading = false
      $0.failure = "offline"
    }
  }

  @MainActor
  func testCheckingSortsAfterASecond() async {
    let queue = DispatchQueue.test
    let saved = LockIsolated<[[Errand]]>([])
    let store = TestStore(initialState: ErrandList.State(rows: rows())) {
      ErrandList()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.errandStorage.save = { errands in saved.withValue { $0.append(errands) } }
    }

    await store.send(.row(id: 1, action: .checkTapped)) {
      $0.rows[id: 1]?.errand.isDone = true
    }
    XCTAssertEqual(store.state.openCount, 1)
    await queue.advance(by: .milliseconds(500))
    XCTAssertEqual(saved.value.count, 1)
    await queue.advance(by: 0.5)
    await store.receive(.sorted) {
      $0.rows.move(fromOffsets: [0], toOffset: 2)
    }
    await store.finish(timeout: NSEC_PER_SEC)
  }

  @MainActor
  func testNoteIsShort() async {
    let store = TestStore(initialState: ErrandList.State(rows: rows())) {
      ErrandList()
    }
    let text = String(repeating: "x", count: 30)
    await store.send(.row(id: 2, action: .set(\.$note, text))) {
      $0.rows[id: 2]?.note = String(text.prefix(20))
    }
  }

  @MainActor
  func testDeleting() async {
    let store = TestStore(initialState: ErrandList.State(rows: rows())) {
      ErrandList()
    } withDependencies: {
      $0.mainQueue = .immediate
    }
    store.exhaustivity = .off

    await store.send(.deleteTapped(id: 1))
    XCTAssertNotNil(store.state.alert)
    await store.send(.alert(.presented(.deleteConfirmed(id: 1)))) {
      $0.alert = nil
      $0.rows.remove(id: 1)
    }
    XCTAssertEqual(store.state.rows.map(\.id), [2])
  }
}
