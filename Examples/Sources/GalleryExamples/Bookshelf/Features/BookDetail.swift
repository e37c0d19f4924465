// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A book: its bookmark, rating, sessions and notes.
@Reducer
struct BookDetail: Sendable {
  @Reducer
  enum Destination {
    case alert(AlertState<AlertAction>)
    case edit(BookForm)
    case note(NoteForm)
    case session(SessionForm)
  }

  enum AlertAction: Equatable, Sendable {
    case deleteConfirmed
  }

  @ObservableState
  struct State: Equatable, Sendable {
    let id: Book.ID
    @Presents var destination: Destination.State?
    @Shared(.library) var books
    @Shared(.bookshelfPreferences) var preferences

    /// The book; nil if it was deleted elsewhere.
    var book: Book? { books[id: id] }

    init(id: Book.ID) {
      self.id = id
    }
  }

  enum Action: Sendable {
    case deleteTapped
    case destination(PresentationAction<Destination.Action>)
    case editTapped
    case favoriteTapped
    case finishTapped
    case noteDeleted(BookNote.ID)
    case noteTapped(BookNote?)
    case pageChanged(Int)
    case rated(Int)
    case sessionDeleted(ReadingSession.ID)
    case sessionTapped
  }

  @Dependency(\.date.now) private var now
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard let book = state.book else { return .none }
      switch action {
      case .deleteTapped:
        guard state.preferences.confirmsDeletion else { return delete(&state) }
        state.destination = .alert(.deleting(book))
      case .editTapped:
        state.destination = .edit(BookForm.State(book: book))
      case .favoriteTapped:
        state.change { $0.isFavorite.toggle() }
      case .finishTapped:
        state.change { $0.turn(to: book.isFinished ? book.pages - 1 : book.pages) }
      case .noteDeleted(let id):
        state.change { _ = $0.notes.remove(id: id) }
      case .noteTapped(let note):
        let note = note ?? BookNote(id: uuid(), page: max(book.page, 1), text: "")
        state.destination = .note(NoteForm.State(note: note, pages: book.pages))
      case .pageChanged(let page):
        state.change { $0.turn(to: page) }
      case .rated(let rating):
        // The same star again removes the rating.
        state.change { $0.rating = $0.rating == rating ? 0 : rating }
      case .sessionDeleted(let id):
        state.change { $0.removeSession(id) }
      case .sessionTapped:
        state.destination = .session(SessionForm.State(pagesLeft: book.pagesLeft, now: now))
      case .destination(.presented(let action)):
        return handle(action, &state)
      case .destination(.dismiss):
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }

  /// Handles what a form or an alert has said.
  private func handle(_ action: Destination.Action, _ state: inout State) -> Effect<Action> {
    switch action {
    case .alert(.deleteConfirmed):
      return delete(&state)
    case .edit(.delegate(.saved(let book))):
      state.change { edited in
        (edited.title, edited.author) = (book.title, book.author)
        (edited.genre, edited.pages) = (book.genre, book.pages)
        edited.turn(to: edited.page)
      }
    case .note(.delegate(.saved(let note))):
      state.change { $0.notes[id: note.id] = note }
    case .session(.delegate(.saved(let pages, let minutes, let date))):
      let session = ReadingSession(id: uuid(), date: date, pages: pages, minutes: minutes)
      state.change { $0.log(session) }
    case .edit, .note, .session:
      break
    }
    return .none
  }

  private func delete(_ state: inout State) -> Effect<Action> {
    state.$books.withLock { [id = state.id] in _ = $0.remove(id: id) }
    return .run { _ in await dismiss() }
  }
}

extension BookDetail.Destination.State: Equatable, Sendable {}
extension BookDetail.Destination.Action: Sendable {}

extension BookDetail.State {
  /// Changes the book in the library, unless it was deleted elsewhere.
  fileprivate mutating func change(_ body: (inout Book) -> Void) {
    $books.withLock { books in
      guard var book = books[id: id] else { return }
      body(&book)
      books[id: id] = book
    }
  }
}

extension AlertState<BookDetail.AlertAction> {
  static func deleting(_ book: Book) -> Self {
    Self {
      TextState("Delete \(book.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Its notes and sessions are deleted too.")
    }
  }
}
