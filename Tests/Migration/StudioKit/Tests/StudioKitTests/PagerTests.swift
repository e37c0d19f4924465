// SPDX-License-Identifier: MIT

import StudioKit
import Testing

private struct Tile: Identifiable, Equatable, Sendable {
  let id: Int
}

@MainActor
@Suite struct PagerTests {
  private func store(pages: [[Int]]) -> TestStoreOf<Pager<Tile>> {
    TestStore(initialState: Pager<Tile>.State()) {
      Pager<Tile>(margin: 1) { page in
        guard pages.indices.contains(page) else {
          throw LoadFailure(message: "There is no page \(page).")
        }
        return Page(
          elements: pages[page].map(Tile.init(id:)),
          next: page + 1 < pages.count ? page + 1 : nil
        )
      }
    }
  }

  @Test func pagesFollowEachOther() async {
    let store = store(pages: [[1, 2], [3]])
    await store.send(.refresh) {
      $0.isLoading = true
    }
    await store.receive(\.pageLoaded) {
      $0.isLoading = false
      $0.elements = [Tile(id: 1), Tile(id: 2)]
      $0.next = 1
    }
    await store.send(.appeared(1))
    await store.send(.appeared(2)) {
      $0.isLoading = true
    }
    await store.receive(\.pageLoaded) {
      $0.isLoading = false
      $0.elements.append(Tile(id: 3))
      $0.next = nil
    }
    #expect(store.state.isComplete)
  }

  @Test func aPageFails() async {
    let store = store(pages: [])
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.refresh)
    await store.receive(\.pageLoaded) {
      $0.failure = LoadFailure(message: "There is no page 0.")
    }
  }

  @Test(arguments: [0, 1, 5])
  func onlyTheLastRowsLoad(margin: Int) async {
    var state = Pager<Tile>.State()
    state.elements = IdentifiedArray(uniqueElements: (0..<5).map(Tile.init))
    state.next = 1
    let store = TestStore(initialState: state) {
      Pager<Tile>(margin: margin) { _ in Page(elements: [], next: nil) }
    }
    store.exhaustivity = .off
    await store.send(.appeared(3))
    #expect(store.state.isLoading == (margin >= 2))
    await store.finish()
  }
}
