// SPDX-License-Identifier: MIT

import Ensemble

@Reducer
struct ReadingList {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var books: IdentifiedArrayOf<Book> = []
    var path = StackState<BookDetail.State>()
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
    case path(StackActionOf<BookDetail>)
    case readTapped(Book.ID)
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        guard !state.draft.isEmpty else { return .none }
        state.books.append(Book(id: uuid(), title: state.draft))
        state.draft = ""
        return .none

      case .binding:
        return .none

      case .path(.element(id: _, action: .delegate(.changed(let book)))):
        state.books[id: book.id] = book
        return .none

      case .path:
        return .none

      case .readTapped(let id):
        state.books[id: id]?.isRead.toggle()
        return .none
      }
    }
    .forEach(\.path, action: \.path) { BookDetail() }
  }
}
