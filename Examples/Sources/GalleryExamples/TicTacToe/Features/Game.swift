// SPDX-License-Identifier: MIT

import Ensemble

/// A game of two players, and the next one.
@Reducer
struct Game: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    let names: [GameGrid.Mark: String]
    var grid = GameGrid()
    /// The player of the next turn.
    var player = GameGrid.Mark.x
    /// The number of games that each player has won.
    var wins: [GameGrid.Mark: Int] = [:]
    @Presents var alert: AlertState<AlertAction>?

    init(names: [GameGrid.Mark: String]) {
      self.names = names
    }

    var isOver: Bool { grid.winner != nil || grid.isFull }

    var status: String {
      if let winner = grid.winner { return "\(names[winner] ?? "") wins!" }
      return grid.isFull ? "A draw." : "\(names[player] ?? ""), it is your turn."
    }
  }

  @CasePathable
  enum AlertAction: Equatable, Sendable {
    case quitConfirmed
  }

  enum Action: Sendable {
    case alert(PresentationAction<AlertAction>)
    case cellTapped(Int)
    case playAgainTapped
    case quitTapped
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.quitConfirmed)):
        return .run { _ in await dismiss() }

      case .alert:
        return .none

      case .cellTapped(let cell):
        guard !state.isOver, state.grid.put(state.player, at: cell) else { return .none }
        if let winner = state.grid.winner { state.wins[winner, default: 0] += 1 }
        state.player = state.player.other
        return .none

      case .playAgainTapped:
        state.grid = GameGrid()
        return .none

      case .quitTapped:
        guard !state.isOver else { return .run { _ in await dismiss() } }
        state.alert = .quitting
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<Game.AlertAction> {
  static let quitting = Self {
    TextState("End the game?")
  } actions: {
    ButtonState(role: .destructive, action: .quitConfirmed) { TextState("End game") }
    ButtonState(role: .cancel) { TextState("Play on") }
  } message: {
    TextState("Nobody has won yet.")
  }
}
