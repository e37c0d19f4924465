// SPDX-License-Identifier: MIT

import Ensemble

/// The application: a shelf with the books opened from it, figures about reading, and settings.
@Reducer
struct Bookshelf: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var tab = Tab.shelf
    var shelf = Shelf.State()
    var insights = Insights.State()
    var settings = BookshelfSettings.State()
    var path = StackState<BookDetail.State>()
    @Shared(.bookshelfPreferences) var preferences
  }

  /// A part of the application.
  enum Tab: String, CaseIterable, Sendable {
    case shelf, insights, settings
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case insights(Insights.Action)
    case path(StackActionOf<BookDetail>)
    case settings(BookshelfSettings.Action)
    case shelf(Shelf.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.shelf, action: \.shelf) { Shelf() }
    Scope(state: \.insights, action: \.insights) { Insights() }
    Scope(state: \.settings, action: \.settings) { BookshelfSettings() }
    Reduce { state, action in
      switch action {
      case .shelf(.bookTapped(let id)):
        state.path.append(BookDetail.State(id: id))
        return .none

      case .insights(.bookTapped(let id)):
        state.tab = .shelf
        state.path = StackState([BookDetail.State(id: id)])
        return .none

      case .settings(.alert(.presented(.resetConfirmed))):
        // The books of open pages may be gone.
        state.path.removeAll()
        return .none

      case .binding, .insights, .path, .settings, .shelf:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { BookDetail() }
  }
}
