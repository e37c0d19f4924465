// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Reducer
private struct Tile {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var turns = 0
  }

  enum Action {
    case turn
    case wait
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turn:
        state.turns += 1
        return .none
      case .wait:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

@Reducer
private struct Board {
  @Reducer
  enum Destination {
    case tiles(IdentifiedArrayReducer<Tile>)
    case tile(OptionalReducer<Tile>)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case clear
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .clear = action else { return .none }
      switch state.destination {
      case .tiles: state.destination = .tiles([])
      case .tile: state.destination = .tile(nil)
      case nil: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Board.Destination.State: Equatable {}

/// A board whose destination is a plain optional.
@Reducer
private struct OpenBoard {
  @ObservableState
  struct State: Equatable {
    var destination: Board.Destination.State?
  }

  enum Action {
    case destination(Board.Destination.Action)
    case clear
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .clear = action { state.destination = .tiles([]) }
      return .none
    }
    .ifLet(\.destination, action: \.destination) { Board.Destination.body }
  }
}

/// A feature with rows whose operator does not cancel effects of removed rows.
@Reducer
private struct TileRack {
  @ObservableState
  struct State: Equatable {
    var tiles: IdentifiedArrayOf<Tile.State> = []
    var tile: Tile.State?
  }

  enum Action {
    case tiles(IdentifiedActionOf<Tile>)
    case tile(Tile.Action)
    case remove(id: Int)
    case replace(id: Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tiles, action: \.tiles) {
      IdentifiedArrayReducer(Tile())
    }
    Scope(state: \.tile, action: \.tile) {
      OptionalReducer(Tile())
    }
    Reduce { state, action in
      switch action {
      case .remove(let id): state.tiles.remove(id: id)
      case .replace(let id): state.tile = Tile.State(id: id)
      case .tiles, .tile: break
      }
      return .none
    }
  }
}

@MainActor
@Suite("Arrays and optionals in the cases of an enum reducer")
struct ArrayCaseTests {
  @Test func `rows run, and a removal by an ancestor cancels their effects`() async {
    let state = Board.State(destination: .tiles([Tile.State(id: 1)]))
    let store = TestStore(initialState: state) { Board() }
    await store.send(\.destination.tiles[id: 1].turn) {
      $0.destination = .tiles([Tile.State(id: 1, turns: 1)])
    }
    let effect = await store.send(\.destination.tiles[id: 1].wait)
    await store.send(.clear) { $0.destination = .tiles([]) }
    await effect.finish()
  }

  @Test func `a removal by the parent of an optional enum cancels effects of rows`() async {
    let state = OpenBoard.State(destination: .tiles([Tile.State(id: 1)]))
    let store = TestStore(initialState: state) { OpenBoard() }
    let effect = await store.send(\.destination.tiles[id: 1].wait)
    await store.send(.clear) { $0.destination = .tiles([]) }
    await effect.finish()
  }

  @Test func `clearing an optional from an ancestor cancels its effects`() async {
    let state = Board.State(destination: .tile(Tile.State(id: 1)))
    let store = TestStore(initialState: state) { Board() }
    let effect = await store.send(\.destination.tile.wait)
    await store.send(.clear) { $0.destination = .tile(nil) }
    await effect.finish()
  }

  @Test func `an action for a missing child is reported`() {
    let tiles = Store(initialState: Board.State(destination: .tiles([]))) { Board() }
    expectReport("\"forEach\"", "does not exist") {
      tiles.send(.destination(.presented(.tiles(.element(id: 1, action: .turn)))))
    }
    let tile = Store(initialState: Board.State(destination: .tile(nil))) { Board() }
    expectReport("\"ifLet\"", "was \"nil\"") {
      tile.send(.destination(.presented(.tile(.turn))))
    }
  }

  @Test func `effects of children removed in between end with the next action`() async {
    let tiles: IdentifiedArrayOf = [Tile.State(id: 1), Tile.State(id: 2)]
    let state = TileRack.State(tiles: tiles, tile: Tile.State(id: 1))
    let store = TestStore(initialState: state) { TileRack() }
    store.exhaustivity = .off
    let row = await store.send(\.tiles[id: 1].wait)
    await store.send(.remove(id: 1))
    await store.send(\.tiles[id: 2].turn)
    await row.finish()

    let tile = await store.send(.tile(.wait))
    await store.send(.replace(id: 2))
    await store.send(.tile(.turn))
    await tile.finish()
  }
}
