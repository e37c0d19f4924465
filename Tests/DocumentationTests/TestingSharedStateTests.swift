// SPDX-License-Identifier: MIT

// The sample code of the article TestingSharedState. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import Foundation
import Testing

// snippet: feature
@Reducer
struct Cart {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("items")) var items: [String] = []
    var isLoading = false
  }

  enum Action: Equatable {
    case addTapped(String)
    case syncTapped
    case synced
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped(let item):
        state.$items.withLock { $0.append(item) }
        return .none
      case .syncTapped:
        state.isLoading = true
        return .run { [items = state.$items] send in
          items.withLock { $0.sort() }
          await send(.synced)
        }
      case .synced:
        state.isLoading = false
        return .none
      }
    }
  }
}
// end

@Suite("Testing shared state")
@MainActor
struct TestingSharedStateTests {
  // snippet: step
  @Test func `an added item is in the cart`() async {
    let store = TestStore(initialState: Cart.State()) { Cart() }

    await store.send(.addTapped("Tea")) {
      $0.$items.withLock { $0 = ["Tea"] }
    }
  }
  // end

  // snippet: effect
  @Test func `synchronized items are sorted`() async {
    @Shared(.inMemory("items")) var items = ["Tea", "Milk"]
    let store = TestStore(initialState: Cart.State()) { Cart() }

    await store.send(.syncTapped) { $0.isLoading = true }
    await store.receive(.synced) {
      $0.isLoading = false
      $0.$items.withLock { $0 = ["Milk", "Tea"] }
    }
  }
  // end

  // snippet: file
  @Test func `a value in a file outlives its properties`() {
    let url = URL.temporaryDirectory.appending(path: "cart.json")
    do {
      @Shared(.fileStorage(url)) var items: [String] = []
      $items.withLock { $0 = ["Tea"] }
    }
    @Shared(.fileStorage(url)) var items: [String] = []
    #expect(items == ["Tea"])
  }
  // end

  // snippet: error
  func put(_ text: String, at url: URL) {
    let file = Shared(
      wrappedValue: "",
      .fileStorage(
        url,
        decode: { @Sendable data in String(decoding: data, as: UTF8.self) },
        encode: { @Sendable text in Data(text.utf8) }
      )
    )
    file.withLock { $0 = text }
  }

  @Test func `a corrupt file is an error, and leaves the default`() {
    let url = URL.temporaryDirectory.appending(path: "cart.json")
    put("corrupt", at: url)
    @Shared(.fileStorage(url)) var items = ["Tea"]
    #expect($items.loadError is FileStorageError)
    #expect(items == ["Tea"])
  }
  // end
}
