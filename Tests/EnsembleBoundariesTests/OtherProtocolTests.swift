// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A protocol of an application, named as one of Ensemble's.
private protocol FeatureAction {
  associatedtype View
  static func view(_ action: View) -> Self
}

@Reducer
private struct Gong {
  @ObservableState
  struct State: Equatable {
    var rings = 0
  }

  enum Action: FeatureAction {
    case view(View)
    case rung(times: Int)

    @CasePathable enum View { case tapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tapped):
        return .send(.rung(times: 2))
      case let .rung(times):
        state.rings += times
        return .none
      }
    }
  }
}

@Suite("Actions with a protocol of an application")
struct OtherProtocolTests {
  @MainActor
  @Test func `a protocol named as one of Ensemble's is another one`() {
    let store = Store(initialState: Gong.State()) { Gong() }
    store.send(.view(.tapped))
    #expect(store.rings == 2)
    #expect(Gong.Action.view(.tapped).is(\.view.tapped))
    #expect(Gong.Action.rung(times: 1)[case: \.rung] == 1)
  }
}
