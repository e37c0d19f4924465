// SPDX-License-Identifier: MIT

import Ensemble

/// The names of the players, and the game that they start.
@Reducer
struct NewGame: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var firstName = ""
    var secondName = ""
    @Presents var game: Game.State?

    var isComplete: Bool {
      !firstName.isEmpty && !secondName.isEmpty && firstName != secondName
    }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case game(PresentationAction<Game.Action>)
    case signOutTapped
    case startTapped
  }

  @CasePathable
  enum Delegate: Equatable, Sendable {
    case signedOut
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate, .game:
        return .none

      case .signOutTapped:
        return .send(.delegate(.signedOut))

      case .startTapped:
        guard state.isComplete else { return .none }
        state.game = Game.State(names: [.x: state.firstName, .o: state.secondName])
        return .none
      }
    }
    .ifLet(\.$game, action: \.game) { Game() }
  }
}
