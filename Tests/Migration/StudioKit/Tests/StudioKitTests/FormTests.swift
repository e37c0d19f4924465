// SPDX-License-Identifier: MIT

import StudioKit
import XCTest

private struct Enrolment: Equatable, ValidatedForm {
  var name = ""
  var email = ""
  var seats = 1
  var errors = FormErrors<Enrolment>()

  mutating func validate() {
    errors.check(\.name, of: self, .required, .atMost(8))
    errors.check(\.email, of: self, .email)
    errors.check(\.seats, of: self, .within(1...4))
  }
}

final class FormTests: XCTestCase {
  func testRules() {
    var form = Enrolment()
    form.validate()
    XCTAssertEqual(form.errors[\.name], "Please fill this in.")
    XCTAssertEqual(form.errors[\.email], "This is no address.")
    XCTAssertNil(form.errors[\.seats])
    form.name = "Bartholomew"
    form.email = "bart@example.org"
    form.seats = 5
    form.validate()
    XCTAssertEqual(form.errors[\.name], "At most 8 characters.")
    XCTAssertNil(form.errors[\.email])
    XCTAssertEqual(form.errors[\.seats], "Between 1 and 4.")
    form.errors.clear(\.name)
    form.errors.clear(\.seats)
    XCTAssertTrue(form.errors.isEmpty)
  }

  func testAddresses() {
    for address in ["", "a", "@b.c", "a@b", "a@b@c.d"] {
      var form = Enrolment(email: address)
      form.validate()
      XCTAssertNotNil(form.errors[\.email], address)
    }
  }

  @MainActor
  func testAFlagChoosesTheReducer() async {
    let flag = FeatureFlag(rawValue: "fast-wheel")
    for isOn in [true, false] {
      let store = TestStore(initialState: 0) {
        Flagged(flag) {
          Reduce<Int, Bool> { state, _ in
            state += 10
            return .none
          }
        } off: {
          Reduce<Int, Bool> { state, _ in
            state += 1
            return .none
          }
        }
      } withDependencies: {
        $0.flags = .constant(isOn ? [flag] : [])
      }
      await store.send(true) {
        $0 = isOn ? 10 : 1
      }
    }
  }

  @MainActor func testBindingsAreValidated() {
    let store = Store(initialState: Visit.State()) { Visit() }
    store.note = "much too long a note"
    XCTAssertEqual(store.errors[\.note], "At most 10 characters.")
    store.note = "short"
    XCTAssertTrue(store.errors.isEmpty)
  }
}

@Reducer
struct Visit {
  @ObservableState
  struct State: Equatable, ValidatedForm {
    var note = ""
    var errors = FormErrors<State>()

    mutating func validate() {
      errors.check(\.note, of: self, .atMost(10))
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    ValidationReducer()
  }
}
