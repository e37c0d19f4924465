// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SharedBoardTests {
  @Test func `visitors see what others paint`() async {
    let first = store()
    let second = store()
    await first.send(.cellTapped(7)) { $0.$board.withLock { $0.paint(.red, at: 7) } }
    #expect(second.state.board.cells[7] == .red)
    await second.send(.paintTapped(.teal)) { $0.paint = .teal }
    #expect(first.state.paint == .red)
  }

  @Test func `the same color again erases a pixel, as the eraser does`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.cellTapped(0))
    await store.send(.cellTapped(0))
    #expect(store.state.board.isEmpty)
    await store.send(.cellTapped(1))
    await store.send(.paintTapped(nil))
    await store.send(.cellTapped(1))
    #expect(store.state.board.isEmpty)
    #expect(store.state.board.changeCount == 4)
  }

  @Test func `the picture and its history do not grow`() {
    var board = PixelBoard()
    for number in 0..<1_000 { board.paint(.blue, at: number) }
    #expect(board.cells.count == 100)
    #expect(board.changeCount == 100)
    #expect(board.history.map(\.cell) == [99, 98, 97, 96, 95, 94])
    board.paint(.red, at: -1)
    #expect(board.changeCount == 100)
  }

  @Test func `clearing asks first`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.cellTapped(3))
    await store.send(.clearTapped)
    #expect(!store.state.board.isEmpty)
    await store.send(\.alert.clearConfirmed)
    #expect(store.state.board == PixelBoard())
    #expect(store.state.alert == nil)
  }

  private func store() -> TestStoreOf<SharedBoard> {
    TestStore(initialState: SharedBoard.State()) { SharedBoard() }
  }
}
