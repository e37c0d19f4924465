// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Binding actions")
struct BindingActionTests {
  typealias Write = BindingAction<Profile.State>

  // MARK: Matching

  @Test func `a write matches the path of its field`() {
    #expect(\.text ~= Write.set(\.text, "a"))
    #expect(!(\.count ~= Write.set(\.text, "a")))
  }

  @Test func `a write matches the path of a nested field`() {
    #expect(\.user.name ~= Write.set(\.user.name, "a"))
    #expect(!(\.user.age ~= Write.set(\.user.name, "a")))
  }

  @Test func `a write of a struct does not match its fields, nor vice versa`() {
    #expect(!(\.user.name ~= Write.set(\.user, Profile.User(name: "a"))))
    #expect(!(\.user ~= Write.set(\.user.name, "a")))
  }

  @Test func `a composed key path equals the literal one`() {
    let path = (\Profile.State.user).appending(path: \.name)
    let write = Write.set(\.user.name, "a")
    #expect((write.keyPath as AnyKeyPath) == path)
  }

  @Test func `a write can be matched with its value before its path`() {
    func name(_ write: Write) -> String {
      switch write {
      case .set(\.count, 7): "seven"
      case \.count: "count"
      default: "other"
      }
    }
    #expect(name(.set(\.count, 7)) == "seven")
    #expect(name(.set(\.count, 8)) == "count")
    #expect(name(.set(\.text, "7")) == "other")
  }

  // MARK: Comparing

  @Test func `writes are equal if they write equal values to the same field`() {
    #expect(Write.set(\.text, "a") == .set(\.text, "a"))
    #expect(Write.set(\.text, "a") != .set(\.text, "b"))
    #expect(Write.set(\.text, "a") != .set(\.user.name, "a"))
  }

  @Test func `writes of nil and of a value to an optional field differ`() {
    #expect(Write.set(\.note, nil) == .set(\.note, nil))
    #expect(Write.set(\.note, nil) != .set(\.note, "a"))
    #expect(Write.set(\.note, "a") == .set(\.note, "a"))
  }

  @Test func `numbers of different types are never equal`() {
    #expect(Write.set(\.count, 1) != .set(\.half, 1))
    #expect(Write.set(\.half, 1).value is Double)
    #expect(Write.set(\.count, 1).value(for: \.half) == nil)
  }

  // MARK: Reading and applying

  @Test func `a write returns its value for its own field only`() {
    let write = Write.set(\.count, 1)
    #expect(write.value(for: \.count) == 1)
    #expect(Write.set(\.user.age, 1).value(for: \.count) == nil)
  }

  @Test func `a write of nil has nil as its value`() {
    let value: String?? = Write.set(\.note, nil).value(for: \.note)
    #expect(value == .some(nil))
  }

  @Test func `a write changes only its field`() {
    var state = Profile.State(text: "a", user: Profile.User(name: "b", age: 1))
    Write.set(\.user.name, "c").apply(to: &state)
    #expect(state == Profile.State(text: "a", user: Profile.User(name: "c", age: 1)))
    Write.set(\.self, Profile.State()).apply(to: &state)
    #expect(state == Profile.State())
  }

  // MARK: Case paths

  @Test func `each field has a case path in the binding action`() {
    let action = Profile.Action.binding(.set(\.text, "a"))
    #expect(action.is(\.binding))
    #expect(action.is(\.binding.text))
    #expect(!action.is(\.binding.count))
    #expect(action[case: \.binding.text] == "a")
    #expect(AnyCasePath(\Profile.Action.Cases.binding.count).embed(1) == .binding(.set(\.count, 1)))
  }

  @Test func `set creates the action of a write`() {
    #expect(Profile.Action.set(\.count, 1) == .binding(.set(\.count, 1)))
  }
}
