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

  @Test func `a book without a title is not added`() async {
    let store = TestStore(initialState: ReadingList.State()) { ReadingList() }
    await store.send(.addTapped)
  }

  @Test func `a book that is marked in its detail is marked in the list`() async {
    let book = Book(id: UUID(0), title: "Emma")
    var read = book
    read.isRead = true
    let store = TestStore(initialState: ReadingList.State(books: [book])) { ReadingList() }
    await store.send(.path(.push(id: 0, state: BookDetail.State(book: book)))) {
      $0.path[id: 0] = BookDetail.State(book: book)
    }
    await store.send(\.path[id: 0].readTapped) {
      $0.path[id: 0]?.book = read
    }
    await store.receive(\.path[id: 0].delegate.changed) {
      $0.books = [read]
    }
  }
}
