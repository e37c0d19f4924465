// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore
import Foundation
import Testing

@Suite("Encoded navigation")
struct NavigationCodingTests {
  private func json(_ value: some Encodable, keepsIDs: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if keepsIDs { encoder.userInfo[try #require(CodingUserInfoKey.keepsStackIDs)] = true }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type,
    _ json: String,
    keepsIDs: Bool = false
  ) throws -> Value {
    let decoder = JSONDecoder()
    if keepsIDs { decoder.userInfo[try #require(CodingUserInfoKey.keepsStackIDs)] = true }
    return try decoder.decode(type, from: Data(json.utf8))
  }

  @Test func `actions of a stack are encoded with their ids`() throws {
    let actions: [StackAction<Int, String>] = [
      .push(id: 3, state: 7), .element(id: 3, action: "saved"), .popFrom(id: 3),
    ]
    #expect(
      try decode([StackAction<Int, String>].self, json(actions)) == actions
    )
    #expect(try json(actions[2]) == #"{"popFrom":{"id":3}}"#)
  }

  @Test func `actions of a presented child and of a row are encoded`() throws {
    let presented: [PresentationAction<String>] = [.dismiss, .presented("saved")]
    #expect(try decode([PresentationAction<String>].self, json(presented)) == presented)
    let row = IdentifiedAction<Int, String>.element(id: 1, action: "toggled")
    #expect(try decode(IdentifiedAction<Int, String>.self, json(row)) == row)
  }

  @Test func `a stack generates no id that it has decoded`() throws {
    try withDependencies {
      $0.context = .test
    } operation: {
      let id = try decode(StackElementID.self, "4")
      #expect(id == 4)
      var stack = StackState<Int>()
      stack.append(1)
      #expect(stack.ids.elements == [5])
    }
  }

  @Test func `a stack is encoded as an array, and gets new ids`() throws {
    try withDependencies {
      $0.context = .test
    } operation: {
      let stack = StackState<Int>([7, 8])
      #expect(try json(stack) == "[7,8]")
      let copy = try decode(StackState<Int>.self, "[7,8]")
      #expect(copy.elementsEqual(stack))
      #expect(copy.ids.isDisjoint(with: stack.ids))
    }
  }

  @Test func `a journal keeps the ids of a stack`() throws {
    try withDependencies {
      $0.context = .test
    } operation: {
      var stack = StackState<Int>([7, 8, 9])
      stack[id: 1] = nil
      let text = try json(stack, keepsIDs: true)
      #expect(text == #"[{"id":0,"state":7},{"id":2,"state":9}]"#)
      #expect(try decode(StackState<Int>.self, text, keepsIDs: true) == stack)
      let twice = #"[{"id":0,"state":7},{"id":0,"state":9}]"#
      #expect(throws: DecodingError.self) {
        try decode(StackState<Int>.self, twice, keepsIDs: true)
      }
    }
  }

  @Test func `a result is encoded with its value, or with a description of its error`() throws {
    struct Refused: Error {
      var code = 7
    }
    #expect(try json(TaskResult<Int>.success(1)) == #"{"success":1}"#)
    #expect(try decode(TaskResult<Int>.self, #"{"success":1}"#) == .success(1))
    let text = try json(TaskResult<Int>.failure(Refused()))
    guard case .failure(let error) = try decode(TaskResult<Int>.self, text) else {
      Issue.record("There is no error in \(text).")
      return
    }
    let coded = try #require(error as? CodedError)
    #expect(coded.type.hasSuffix("Refused"))
    #expect(coded.description == "Refused(code: 7)")
    #expect(try json(TaskResult<Int>.failure(error)) == text)
    #expect(throws: DecodingError.self) { try decode(TaskResult<Int>.self, "{}") }
  }
}
