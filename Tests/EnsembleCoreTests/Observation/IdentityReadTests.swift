// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Observing the sources of arrays")
struct IdentityReadTests {
  @Test func `creating an array of observed elements does not observe their ids`() {
    let store = Store(initialState: Card.State()) { Card() }
    let ids = Watch { [store] in IdentifiedArray(uniqueElements: [store.face]).ids }
    let number = Watch { [store] in store.face.id }
    store.send(.renumber)
    #expect(ids.take() == 0)
    #expect(number.take() == 1)
    #expect(number.shown == 1)
  }

  @Test func `reads after the creation of an array are registered`() {
    let store = Store(initialState: Card.State()) { Card() }
    let number = Watch { [store] in
      IdentifiedArray(uniqueElements: [store.face]).count + store.face.id
    }
    store.send(.renumber)
    #expect(number.take() == 1)
    #expect(number.shown == 2)
  }
}

@Reducer
private struct Card {
  @ObservableState
  struct Face: Identifiable {
    var id = 0
  }

  @ObservableState
  struct State {
    var face = Face()
  }

  enum Action {
    case renumber
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.face.id += 1
      return .none
    }
  }
}
