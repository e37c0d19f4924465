// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// All books: searched, filtered and sorted.
@Reducer
struct Shelf: Sendable {
  @Reducer
  enum Destination {
    case add(BookForm)
    case alert(AlertState<AlertAction>)
  }

  enum AlertAction: Equatable, Sendable {
    case deleteConfirmed(Book.ID)
  }

  @ObservableState
  struct State: Equatable, Sendable {
    var query = ""
    var status: ReadingStatus?
    var onlyFavorites = false
    @Presents var destination: Destination.State?
    @Shared(.library) var books
    @Shared(.bookshelfPreferences) var preferences

    /// The books of the search and the filters, in the chosen order.
    var visibleBooks: [Book] {
      let found = books.matching(query).filter { book in
        (status == nil || book.status == status) && (!onlyFavorites || book.isFavorite)
      }
      return preferences.order.sorted(found)
    }

    /// The book with the latest session among those that are not finished.
    var current: Book? {
      books.filter { $0.status == .reading }.max { first, second in
        (first.sessions.first?.date ?? .distantPast) < (second.sessions.first?.date ?? .distantPast)
      }
    }

    var isFiltered: Bool {
      query.contains { $0 != " " } || status != nil || onlyFavorites
    }
  }

  enum Action: BindableAction, Sendable {
    case addTapped
    case binding(BindingAction<State>)
    case bookTapped(Book.ID)
    case clearTapped
    case deleteTapped(Book.ID)
    case destination(PresentationAction<Destination.Action>)
    case favoriteTapped(Book.ID)
    case statusTapped(ReadingStatus)
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .add(BookForm.State(book: Book(id: uuid()), isNew: true))
        return .none

      case .clearTapped:
        state.query = ""
        state.status = nil
        state.onlyFavorites = false
        return .none

      case .deleteTapped(let id):
        guard let book = state.books[id: id] else { return .none }
        guard state.preferences.confirmsDeletion else { return delete(id, &state) }
        state.destination = .alert(.deleting(book))
        return .none

      case .destination(.presented(.alert(.deleteConfirmed(let id)))):
        return delete(id, &state)

      case .destination(.presented(.add(.delegate(.saved(let book))))):
        state.$books.withLock { _ = $0.append(book) }
        return .none

      case .favoriteTapped(let id):
        state.$books.withLock { $0[id: id]?.isFavorite.toggle() }
        return .none

      case .statusTapped(let status):
        state.status = state.status == status ? nil : status
        return .none

      case .binding, .bookTapped, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func delete(_ id: Book.ID, _ state: inout State) -> Effect<Action> {
    state.$books.withLock { _ = $0.remove(id: id) }
    return .none
  }
}

extension Shelf.Destination.State: Equatable, Sendable {}
extension Shelf.Destination.Action: Sendable {}

extension AlertState<Shelf.AlertAction> {
  static func deleting(_ book: Book) -> Self {
    Self {
      TextState("Delete \(book.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed(book.id)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Its notes and sessions are deleted too.")
    }
  }
}
