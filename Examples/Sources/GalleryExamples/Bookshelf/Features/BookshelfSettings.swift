// SPDX-License-Identifier: MIT

import Ensemble

/// The settings of the bookshelf, and its reset.
@Reducer
struct BookshelfSettings: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    @Shared(.bookshelfPreferences) var preferences
    @Shared(.library) var books
    @Presents var alert: AlertState<AlertAction>?
  }

  enum AlertAction: Equatable, Sendable {
    case resetConfirmed
  }

  enum Action: Sendable {
    case alert(PresentationAction<AlertAction>)
    case defaultsTapped
    case resetTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.resetConfirmed)):
        state.$books.withLock { $0 = .samples }
        return .none

      case .alert:
        return .none

      case .defaultsTapped:
        state.$preferences.withLock { $0 = BookshelfPreferences() }
        return .none

      case .resetTapped:
        state.alert = AlertState {
          TextState("Replace your books?")
        } actions: {
          ButtonState(role: .destructive, action: .resetConfirmed) { TextState("Replace") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("All books, notes and sessions are replaced by those of the beginning.")
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
