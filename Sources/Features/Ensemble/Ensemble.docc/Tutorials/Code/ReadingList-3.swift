// SPDX-License-Identifier: MIT

import Ensemble

@Reducer
struct ReadingList {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var books: IdentifiedArrayOf<Book> = []
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
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

      case .readTapped(let id):
        state.books[id: id]?.isRead.toggle()
        return .none
      }
    }
  }
}
