// SPDX-License-Identifier: MIT

// The sample code of the documentation of FormStatus. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
@Reducer
struct Booking {
  @ObservableState
  struct State: Equatable {
    var seats = 1
    var status = FormStatus<State>()
  }

  enum Action {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .form(action: \.form)
      .validation(\.status, form: \.form, action: \.validation) {
        FormRule(\.seats, "must be 1 to 8") { 1...8 ~= $0 }
      }
  }
}
// end

@MainActor
@Suite struct FormStatusTests {
  // snippet: test
  @Test func `too many seats are a problem`() async {
    let store = TestStore(initialState: Booking.State()) { Booking() }

    await store.send(.form(.set(\.seats, 9))) {
      $0.seats = 9
      $0.status[\.seats] = FormFieldStatus(
        problems: ["must be 1 to 8"],
        isTouched: true,
        isDirty: true
      )
    }
    #expect(!store.state.status.canSubmit)
  }
  // end
}
