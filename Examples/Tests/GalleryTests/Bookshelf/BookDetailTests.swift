// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct BookDetailTests {
  private let clock = TestClock()
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `a session moves the bookmark, and its removal puts it back`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.sessionTapped)
    #expect(store.state.destination?.session?.pages == 20)
    await store.send(\.destination.session.binding.pages, 44)
    await store.send(\.destination.session.saveTapped)
    await store.receive(\.destination.dismiss)
    #expect(store.state.book?.page == 232)
    let session = ReadingSession(id: UUID(0), date: now, pages: 44, minutes: 30)
    #expect(store.state.book?.sessions.first == session)
    await store.send(.sessionDeleted(UUID(0)))
    #expect(store.state.book?.page == 188)
    #expect(store.state.book?.sessions.count == 4)
  }

  @Test func `a session has the day that was chosen for it`() async {
    let store = store()
    store.exhaustivity = .off
    let day = now.addingTimeInterval(-86_400)
    await store.send(.sessionTapped)
    await store.send(\.destination.session.binding.date, day)
    await store.send(\.destination.session.saveTapped)
    await store.receive(\.destination.dismiss)
    #expect(store.state.book?.sessions.first?.date == day)
  }

  @Test func `the stopwatch counts minutes that have begun`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.sessionTapped)
    await store.send(\.destination.session.stopwatchTapped)
    for _ in 1...61 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.destination.session.ticked)
    }
    await store.send(\.destination.session.stopwatchTapped)
    #expect(store.state.destination?.session?.minutes == 2)
    #expect(store.state.destination?.session?.seconds == nil)
    await clock.run()
  }

  @Test func `a book is finished at its last page, and not before`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.pageChanged(432))
    #expect(store.state.book?.status == .finished)
    await store.send(.pageChanged(400))
    #expect(store.state.book?.status == .reading)
    await store.send(.finishTapped)
    #expect(store.state.book?.pagesLeft == 0)
  }

  @Test func `the same rating again removes it`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.rated(4))
    #expect(store.state.book?.rating == 4)
    await store.send(.rated(4))
    #expect(store.state.book?.rating == 0)
  }

  @Test func `a note is written, changed and deleted`() async throws {
    let store = store()
    store.exhaustivity = .off
    await store.send(.noteTapped(nil))
    let draft = BookNote(id: UUID(0), page: 188, text: " A thought ")
    await store.send(\.destination.note.binding.note, draft)
    await store.send(\.destination.note.saveTapped)
    await store.receive(\.destination.dismiss)
    let note = try #require(store.state.book?.notes[id: UUID(0)])
    #expect(note == BookNote(id: UUID(0), page: 188, text: "A thought"))
    await store.send(.noteTapped(note))
    await store.send(
      \.destination.note.binding.note,
      BookNote(id: UUID(0), page: 190, text: "A thought")
    )
    await store.send(\.destination.note.saveTapped)
    await store.receive(\.destination.dismiss)
    #expect(store.state.book?.notes[id: UUID(0)]?.page == 190)
    await store.send(.noteDeleted(UUID(0)))
    #expect(store.state.book?.notes.count == 2)
  }

  @Test func `editing keeps the bookmark inside the book`() async throws {
    let store = store()
    store.exhaustivity = .off
    await store.send(.editTapped)
    var edited = try #require(store.state.book)
    edited.pages = 100
    await store.send(\.destination.edit.binding.book, edited)
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.dismiss)
    #expect(store.state.book?.page == 100)
    #expect(store.state.book?.status == .finished)
  }

  @Test func `nothing happens to a book that was deleted elsewhere`() async {
    let store = store()
    store.exhaustivity = .off
    store.state.$books.withLock { $0.removeAll() }
    await store.send(.rated(3))
    await store.send(.sessionTapped)
    #expect(store.state.books.isEmpty)
    #expect(store.state.destination == nil)
  }

  private func store() -> TestStoreOf<BookDetail> {
    let state = withDependencies {
      $0.date.now = now
    } operation: {
      let books = Shelf.State().books
      return BookDetail.State(id: books[0].id)
    }
    return TestStore(initialState: state) {
      BookDetail()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = now
      $0.uuid = .incrementing
    }
  }
}
