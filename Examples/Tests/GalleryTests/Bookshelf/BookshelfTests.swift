// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct BookshelfTests {
  @Test func `a tapped book is opened, and one of the insights on the shelf`() async {
    let store = TestStore(initialState: Bookshelf.State()) {
      Bookshelf()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 0)
    }
    let id = store.state.shelf.books[0].id
    await store.send(.shelf(.bookTapped(id))) { $0.path[id: 0] = BookDetail.State(id: id) }
    await store.send(.binding(.set(\.tab, .insights))) { $0.tab = .insights }
    let other = store.state.shelf.books[2].id
    await store.send(.insights(.bookTapped(other))) {
      $0.tab = .shelf
      $0.path = StackState([BookDetail.State(id: other)])
    }
  }

  @Test func `a deleted book leaves the shelf and closes its page`() async {
    let store = TestStore(initialState: Bookshelf.State()) {
      Bookshelf()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 0)
    }
    store.exhaustivity = .off
    let id = store.state.shelf.books[0].id
    await store.send(.shelf(.bookTapped(id)))
    await store.send(.path(.element(id: 0, action: .deleteTapped)))
    #expect(store.state.path[id: 0]?.destination?.is(\.alert) == true)
    await store.send(
      .path(.element(id: 0, action: .destination(.presented(.alert(.deleteConfirmed)))))
    )
    await store.receive(\.path.popFrom)
    #expect(store.state.path.isEmpty)
    #expect(store.state.shelf.books[id: id] == nil)
    await store.finish()
  }

  @Test func `a reset replaces the books, and closes their pages`() async {
    let store = TestStore(initialState: Bookshelf.State()) {
      Bookshelf()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 0)
    }
    store.exhaustivity = .off
    store.state.shelf.$books.withLock { $0.removeLast() }
    let id = store.state.shelf.books[0].id
    await store.send(.shelf(.bookTapped(id)))
    await store.send(.settings(.resetTapped))
    await store.send(.settings(.alert(.presented(.resetConfirmed))))
    #expect(store.state.shelf.books.count == 6)
    #expect(store.state.path.isEmpty)
  }
}
