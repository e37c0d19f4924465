// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@Suite("Encoded binding actions")
struct BindingCodingTests {
  @ObservableState
  struct Person: Equatable {
    var name = "Blob"
    var age: Int?
    var address = Address()
    var pet = Pet()
    var onSave = Closure()
    fileprivate(set) var secret = ""
  }

  @ObservableState
  struct Address: Codable, Equatable {
    var city = ""
    var lines: [String] = []
  }

  /// A type without observed properties.
  struct Pet: Codable, Equatable {
    var name = ""
  }

  struct Closure: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool { true }
    var call: @Sendable () -> Void = {}
  }

  private typealias Write = BindingAction<Person>

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func write(_ json: String) throws -> Write {
    try JSONDecoder().decode(Write.self, from: Data(json.utf8))
  }

  @Test func `a write is encoded as the name of a property and a value`() throws {
    #expect(try json(Write.set(\.name, "a")) == #"{"name":"name","value":"a"}"#)
    #expect(try json(Write.set(\.age, nil)) == #"{"name":"age","value":null}"#)
    #expect(try json(Write.set(\.address.city, "b")) == #"{"name":"address.city","value":"b"}"#)
    #expect(
      try json(Write.set(\.address.lines, ["c", "d"]))
        == #"{"name":"address.lines","value":["c","d"]}"#
    )
    #expect(try json(Write.set(\.pet, Pet(name: "e"))) == #"{"name":"pet","value":{"name":"e"}}"#)
  }

  @Test func `a decoded write is equal to the encoded one, and has its effect`() throws {
    let writes: [Write] = [
      .set(\.name, "a"), .set(\.age, 7), .set(\.address.city, "b"),
      .set(\.address.lines, ["c"]), .set(\.pet, Pet(name: "d")), .set(\.age, nil),
    ]
    let decoded = try JSONDecoder().decode([Write].self, from: Data(json(writes).utf8))
    #expect(decoded == writes)
    var (first, second) = (Person(), Person())
    for (write, copy) in zip(writes, decoded) {
      write.apply(to: &first)
      copy.apply(to: &second)
      #expect(first == second)
    }
    guard case \.name = decoded[0] else {
      Issue.record("The key path is \(decoded[0].keyPath).")
      return
    }
    #expect(decoded[0].value(for: \.name) == "a")
  }

  @MainActor
  @Test func `a decoded write is applied by a binding reducer, which notifies observers`() throws {
    struct Editor: Reducer {
      enum Action: BindableAction {
        case binding(BindingAction<Person>)
      }
      var body: some Reducer<Person, Action> { BindingReducer() }
    }
    let store = Store(initialState: Person()) { Editor() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.address.city
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.binding(try write(#"{"name":"name","value":"a"}"#)))
    #expect(changes.value == 0)
    store.send(.binding(try write(#"{"name":"address.city","value":"b"}"#)))
    #expect(changes.value == 1)
    #expect(store.address.city == "b")
  }

  @Test func `a write to a part of a type without observed properties is not encoded`() throws {
    for (write, field) in [
      (Write.set(\.pet.name, "a"), #"\Person.pet.name"#),
      (Write.set(\.onSave, Closure()), #"\Person.onSave"#),
      (Write.set(\.self, Person()), #"\Person"#),
    ] {
      let error = #expect(throws: EncodingError.self) { try json(write) }
      guard case .invalidValue(_, let context)? = error else {
        Issue.record("The error is \(String(describing: error)).")
        return
      }
      #expect(context.debugDescription.hasPrefix("A write to '\(field)"))
      #expect(context.debugDescription.contains("cannot be encoded. To fix, "))
    }
  }

  @Test(arguments: [
    (
      #"{"name":"nmae","value":""}"#, "name",
      """
      'BindingCodingTests.Person' has no field 'nmae' whose writes can be decoded. It has: 'address', \
      'address.city', 'address.lines', 'age', 'name', 'pet', 'secret'.
      """
    ),
    (#"{"name":"onSave","value":{}}"#, "name", "'BindingCodingTests.Person' has no field 'onSave'"),
    (#"{"name":"address.town","value":""}"#, "name", "has no field 'address.town'"),
    (#"{"name":"","value":""}"#, "name", "has no field ''"),
    (#"{"name":"name","value":1}"#, "value", ""),
    (#"{"name":"age","value":"x"}"#, "value", ""),
  ])
  func `a decoding error contains its coding path and reason`(
    json: String,
    key: String,
    message: String
  ) {
    let error = #expect(throws: DecodingError.self) { try write(json) }
    switch error {
    case .dataCorrupted(let context)?, .typeMismatch(_, let context)?:
      #expect(context.codingPath.map(\.stringValue) == [key])
      #expect(message.isEmpty || context.debugDescription.contains(message))
    default: Issue.record("The error is \(String(describing: error)).")
    }
  }
}
