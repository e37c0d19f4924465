// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Foundation
import Testing

@testable import Reading

@MainActor
@Suite struct ReadingListTests {
  @Test func `a book is added and marked`() async {
    let store = TestStore(initialState: ReadingList.State(draft: "Emma")) {
      ReadingList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addTapped) {
      $0.books = [Book(id: UUID(0), title: "Emma")]
      $0.draft = ""
    }
    await store.send(.readTapped(UUID(0))) {
      $0.books[id: UUID(0)]?.isRead = true
    }
  }
}
