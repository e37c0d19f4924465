// SPDX-License-Identifier: MIT

#if PostgreSQL
// The sample code of the page of EnsemblePostgreSQL. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleJournal
import EnsemblePostgreSQL

// snippet: overview
@Reducer
nonisolated struct Basket {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var items = 0
  }

  enum Action: Codable, Sendable {
    case addTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.items += 1
      return .none
    }
  }
}

@MainActor
func openBasket(of customer: String) async throws -> StoreOf<Basket> {
  let journal = PostgreSQLJournal("postgresql://shop@localhost/shop")
  return try await Store(initialState: Basket.State(), journal: journal, id: "basket-\(customer)") {
    Basket()
  }
}
// end
#endif
