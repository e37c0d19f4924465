// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct GameTests {
  @Test func `three marks in a row win, and are counted`() async {
    let store = game()
    await play([0, 3, 1, 4, 2], in: store)
    #expect(store.state.grid.winner == .x)
    #expect(store.state.grid.winningLine == [0, 1, 2])
    #expect(store.state.wins == [.x: 1])
    #expect(store.state.status == "Ada wins!")
    await store.send(.cellTapped(8))
    #expect(store.state.grid.cells[8] == nil)
    await store.send(.playAgainTapped) { $0.grid = GameGrid() }
    // The loser begins.
    #expect(store.state.player == .o)
  }

  @Test func `a full grid without a line is a draw`() async {
    let store = game()
    await play([0, 1, 2, 4, 3, 5, 7, 6, 8], in: store)
    #expect(store.state.status == "A draw.")
    #expect(store.state.wins.isEmpty)
  }

  @Test func `a taken cell cannot be taken again`() async {
    let store = game()
    await play([4], in: store)
    await store.send(.cellTapped(4))
    #expect(store.state.player == .o)
    #expect(store.state.grid.cells[4] == .x)
  }

  @Test func `leaving a game asks first, and leaving a finished one does not`() async {
    let isDismissed = LockIsolated(0)
    let store = game { isDismissed.withValue { $0 += 1 } }
    await store.send(.quitTapped)
    #expect(store.state.alert != nil)
    await store.send(\.alert.quitConfirmed)
    await store.finish()
    #expect(isDismissed.value == 1)
    await play([0, 3, 1, 4, 2], in: store)
    await store.send(.quitTapped)
    await store.finish()
    #expect(store.state.alert == nil)
    #expect(isDismissed.value == 2)
  }

  @Test func `a game needs two different names`() async {
    let store = TestStore(initialState: NewGame.State()) { NewGame() }
    await store.send(\.binding.firstName, "Ada") { $0.firstName = "Ada" }
    await store.send(\.binding.secondName, "Ada") { $0.secondName = "Ada" }
    await store.send(.startTapped)
    await store.send(\.binding.secondName, "Bela") { $0.secondName = "Bela" }
    await store.send(.startTapped) { $0.game = Game.State(names: [.x: "Ada", .o: "Bela"]) }
    await store.send(\.game.quitTapped) { $0.game?.alert = .quitting }
    await store.send(\.game.alert.quitConfirmed) { $0.game?.alert = nil }
    await store.receive(\.game.dismiss) { $0.game = nil }
  }

  @Test func `a store is released with a game that has asked to be dismissed`() async {
    weak var released: StoreOf<TicTacToe>?
    do {
      var newGame = NewGame.State()
      newGame.game = Game.State(names: [.x: "Ada", .o: "Bela"])
      let store = Store(initialState: TicTacToe.State.newGame(newGame)) { TicTacToe() }
      released = store
      store.send(.newGame(.game(.presented(.cellTapped(4)))))
      store.send(.newGame(.game(.presented(.quitTapped))))
      await store.send(.newGame(.game(.presented(.alert(.dismiss))))).finish()
    }
    #expect(released == nil)
  }

  private func play(_ cells: [Int], in store: TestStoreOf<Game>) async {
    for cell in cells { await store.send(.cellTapped(cell)) }
  }

  private func game(dismiss: @escaping @Sendable () -> Void = {}) -> TestStoreOf<Game> {
    let store = TestStore(initialState: Game.State(names: [.x: "Ada", .o: "Bela"])) {
      Game()
    } withDependencies: {
      $0.dismiss = DismissEffect { dismiss() }
    }
    store.exhaustivity = .off
    return store
  }
}
