// SPDX-License-Identifier: MIT

// The sample code of the page of EnsembleTestSupport. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import Foundation
import Testing

// snippet: traits
@MainActor
@Suite(.dependency(\.uuid, .incrementing))
struct VoucherTests {
  @Test func `a voucher has a number`() async {
    let store = TestStore(initialState: Voucher.State()) { Voucher() }

    await store.send(.printTapped) {
      $0.number = UUID(uuidString: "00000000-0000-0000-0000-000000000000")
    }
  }

  @Test(.dependency(\.date.now, .distantFuture))
  func `an old voucher is void`() async {
    let store = TestStore(initialState: Voucher.State()) { Voucher() }

    await store.send(.checkTapped) { $0.isVoid = true }
  }
}
// end

@Reducer
private struct Voucher {
  @ObservableState
  struct State: Equatable {
    var expires = Date(timeIntervalSinceReferenceDate: 0)
    var number: UUID?
    var isVoid = false
  }

  enum Action {
    case checkTapped
    case printTapped
  }

  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .checkTapped:
        state.isVoid = state.expires < date.now
      case .printTapped:
        state.number = uuid()
      }
      return .none
    }
  }
}
