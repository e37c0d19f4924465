// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The names of the players.
struct NewGameView: View {
  @Bindable var store: StoreOf<NewGame>

  var body: some View {
    Form {
      Section("Players") {
        TextField("Player ✕", text: $store.firstName)
        TextField("Player ○", text: $store.secondName)
      }
      HStack {
        Button("Start game") { store.send(.startTapped) }
          .buttonStyle(.borderedProminent)
          .disabled(!store.isComplete)
        Spacer()
      }
    }
    .navigationTitle("New game")
    .toolbar { Button("Sign out") { store.send(.signOutTapped) } }
    .navigationDestination(item: $store.scope(state: \.game, action: \.game)) {
      GameView(store: $0)
    }
  }
}

/// A game: the players, the cells, and its end.
struct GameView: View {
  @Bindable var store: StoreOf<Game>

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        PlayerCard(store: store, mark: .x)
        PlayerCard(store: store, mark: .o)
      }
      Text(store.status).font(.title3).bold()
      GameBoard(grid: store.grid) { store.send(.cellTapped($0)) }
      if store.isOver {
        Button("Play again") { store.send(.playAgainTapped) }.buttonStyle(.borderedProminent)
      }
    }
    .navigationTitle("Game")
    .toolbar { Button("Quit") { store.send(.quitTapped) } }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// A player: the mark, the name, and the games won.
private struct PlayerCard: View {
  let store: StoreOf<Game>
  let mark: GameGrid.Mark

  var body: some View {
    HStack(spacing: 12) {
      Text(mark.rawValue).font(.title).bold().foregroundStyle(mark.color)
      VStack(alignment: .leading, spacing: 0) {
        Text(store.names[mark] ?? "").font(.headline).lineLimit(1)
        Text("\(store.wins[mark] ?? 0) won").font(.footnote).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      isNext ? mark.color.opacity(0.18) : Color.gray.opacity(0.1),
      in: RoundedRectangle(cornerRadius: 12)
    )
  }

  private var isNext: Bool { !store.isOver && store.player == mark }
}

/// Nine cells, each a button.
private struct GameBoard: View {
  let grid: GameGrid
  let tap: (Int) -> Void

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(0..<3, id: \.self) { row in
        GridRow {
          ForEach(0..<3, id: \.self) { column in cell(row * 3 + column) }
        }
      }
    }
  }

  private func cell(_ index: Int) -> some View {
    let mark = grid.cells[index]
    let isWinning = grid.winningLine?.contains(index) == true
    return Button {
      tap(index)
    } label: {
      Text(mark?.rawValue ?? " ")
        .font(.system(size: 36, weight: .bold))
        .foregroundStyle(mark?.color ?? .primary)
        .frame(width: 80, height: 80)
        .background(
          isWinning ? Color.green.opacity(0.28) : Color.gray.opacity(0.14),
          in: RoundedRectangle(cornerRadius: 12)
        )
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Cell \(index + 1)\(mark.map { " \($0.rawValue)" } ?? "")")
  }
}

extension GameGrid.Mark {
  fileprivate var color: Color { self == .x ? .indigo : .orange }
}
