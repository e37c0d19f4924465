// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Form actions")
struct FormActionTests {
  struct State: Equatable {
    var name = ""
    var count = 0
    var nickname: String?
    var address = Address()
    var scores = [1, 2]
  }

  struct Address: Equatable {
    var city = ""
  }

  /// Two fields whose values have the same text.
  struct Numbers {
    var whole = 1
    var broken = 1.0
  }

  typealias Form = FormAction<State>

  @Test func `a form action is a binding action`() {
    let action: BindingAction<State> = FormAction.set(\.name, "Blob")
    #expect(action == .set(\.name, "Blob"))
  }

  @Test func `a form action changes only its field`() {
    var state = State(name: "Blob", count: 1)
    Form.set(\.count, 2).apply(to: &state)
    Form.set(\.address.city, "Turin").apply(to: &state)
    #expect(state == State(name: "Blob", count: 2, address: Address(city: "Turin")))
  }

  @Test func `form actions are equal if they write equal values to one field`() {
    #expect(Form.set(\.name, "Blob") == .set(\.name, "Blob"))
    #expect(Form.set(\.name, "Blob") != .set(\.name, "Blob Jr."))
    #expect(Form.set(\.name, "Blob") != .set(\.address.city, "Blob"))
    #expect(Form.set(\.nickname, nil) == .set(\.nickname, nil))
    #expect(Form.set(\.nickname, nil) != .set(\.nickname, "Blob"))
    #expect(Form.set(\.scores[0], 5) != .set(\.scores[1], 5))
  }

  @Test func `writes of equal numbers of different types differ`() {
    let whole = FormAction<Numbers>.set(\.whole, 1)
    let broken = FormAction<Numbers>.set(\.broken, 1.0)
    #expect(whole != broken)
    #expect(whole.value(for: \.broken) == nil)
    #expect(broken.value(for: \.broken) == 1)
  }

  @Test func `a pattern matches only its own field`() {
    #expect(\State.name ~= Form.set(\.name, "Blob"))
    #expect(!(\State.name ~= Form.set(\.address.city, "Blob")))
    #expect(\State.address.city ~= Form.set(\.address.city, "Turin"))
  }

  @Test func `a write to a struct does not match its fields`() {
    let whole = Form.set(\.address, Address(city: "Turin"))
    #expect(\State.address ~= whole)
    #expect(!(\State.address.city ~= whole))
    #expect(!(\State.address ~= Form.set(\.address.city, "Turin")))
    #expect(whole.value(for: \.address.city) == nil)
  }

  @Test func `a composed key path equals the literal one`() {
    let path = (\State.address as WritableKeyPath<State, Address>).appending(path: \.city)
    let literal: AnyKeyPath = \State.address.city
    #expect(path == literal)
    #expect(Form.set(\.address.city, "Turin").keyPath as AnyKeyPath == path)
  }

  @Test func `a pattern can be a whole action`() {
    func isReset(_ action: Form) -> Bool {
      switch action {
      case .set(\.count, 0): true
      default: false
      }
    }
    #expect(isReset(.set(\.count, 0)))
    #expect(!isReset(.set(\.count, 1)))
  }

  @Test func `an action has no old value before a form has applied it`() {
    #expect(Form.set(\.name, "Blob").oldValue(for: \.name) == nil)
  }
}
