// SPDX-License-Identifier: MIT

// The sample code of the documentation of Shared. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
extension SharedReaderKey where Self == InMemoryKey<[String]>.Default {
  static var basket: Self { Self[.inMemory("basket"), default: []] }
}

@Reducer
struct Product {
  @ObservableState
  struct State: Equatable {
    let name: String
    @Shared(.basket) var basket
  }

  enum Action {
    case buyTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$basket.withLock { $0.append(state.name) }
      return .none
    }
  }
}
// end

@MainActor
@Suite struct SharedTests {
  // snippet: test
  @Test func `buying adds to the basket of all`() async {
    let store = TestStore(initialState: Product.State(name: "Tea")) { Product() }

    await store.send(.buyTapped) {
      $0.$basket.withLock { $0 = ["Tea"] }
    }
    @Shared(.basket) var basket
    #expect(basket == ["Tea"])
  }
  // end
}
