// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ShelfTests {
  @Test func `a search looks into titles and authors`() {
    var state = shelf()
    state.query = " AUSTEN "
    #expect(state.visibleBooks.map(\.title) == ["Pride and Prejudice"])
    state.query = "the"
    #expect(state.visibleBooks.count == 3)
  }

  @Test func `a state is a filter until it is tapped again`() async {
    let store = TestStore(initialState: shelf()) { Shelf() }
    await store.send(.statusTapped(.finished)) { $0.status = .finished }
    #expect(store.state.visibleBooks.map(\.isFinished) == [true, true])
    await store.send(.statusTapped(.finished)) { $0.status = nil }
    #expect(store.state.visibleBooks.count == 6)
  }

  @Test func `books are sorted by the chosen order`() {
    let state = shelf()
    state.$preferences.withLock { $0.order = .rating }
    #expect(state.visibleBooks.map(\.rating) == [5, 4, 0, 0, 0, 0])
    state.$preferences.withLock { $0.order = .author }
    #expect(state.visibleBooks.first?.author == "Arthur Conan Doyle")
  }

  @Test func `the current book is the one with the latest session`() {
    let state = shelf()
    #expect(state.current?.title == "Pride and Prejudice")
    let id = state.books[0].id
    state.$books.withLock { $0[id: id]?.turn(to: 432) }
    #expect(state.current?.title == "On the Origin of Species")
  }

  @Test func `a new book needs a title and an author, and is added`() async {
    let store = TestStore(initialState: shelf()) {
      Shelf()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let book = Book(id: UUID(0))
    await store.send(.addTapped) { $0.destination = .add(BookForm.State(book: book, isNew: true)) }
    await store.send(\.destination.add.saveTapped) {
      $0.destination?.modify(\.add) { $0.showsProblems = true }
    }
    #expect(store.state.destination?.add?.problem == "A book needs a title.")
    var draft = book
    (draft.title, draft.author) = (" Emma ", "Jane Austen")
    await store.send(\.destination.add.binding.book, draft) { [draft] in
      $0.destination?.modify(\.add) { $0.book = draft }
    }
    await store.send(\.destination.add.saveTapped)
    await store.receive(\.destination.add.delegate.saved) {
      var emma = book
      (emma.title, emma.author) = ("Emma", "Jane Austen")
      $0.$books.withLock { [emma] in _ = $0.append(emma) }
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `a deletion is confirmed unless the settings say otherwise`() async {
    let store = TestStore(initialState: shelf()) { Shelf() }
    let book = store.state.books[1]
    await store.send(.deleteTapped(book.id)) { $0.destination = .alert(.deleting(book)) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    store.state.$preferences.withLock { $0.confirmsDeletion = false }
    await store.send(.deleteTapped(book.id)) {
      $0.$preferences.withLock { $0.confirmsDeletion = false }
      $0.$books.withLock { _ = $0.remove(id: book.id) }
    }
  }

  private func shelf() -> Shelf.State {
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1_700_000_000)
    } operation: {
      Shelf.State()
    }
  }
}
