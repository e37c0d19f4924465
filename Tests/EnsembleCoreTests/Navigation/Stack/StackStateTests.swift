// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore
import Foundation
import Testing

@Suite("StackState")
struct StackStateTests {
  /// A stack with ids from zero, as in a test store.
  func stack(_ elements: [String]) -> StackState<String> {
    StackState(elements)
  }

  @Test func `elements get new ids and keep them`() {
    var path = stack(["a", "b", "c"])
    let ids = Array(path.ids)
    #expect(Set(ids).count == 3)
    path.remove(at: 1)
    #expect(Array(path.ids) == [ids[0], ids[2]])
    path.append("d")
    #expect(!ids.contains(path.ids[2]))
    path[0] = "A"
    #expect(path.ids[0] == ids[0])
  }

  @Test func `an id that is in use is skipped`() {
    var path = withFreshIDs { stack(["a", "b"]) }
    withFreshIDs { path.append("c") }
    #expect(Array(path) == ["a", "b", "c"])
    #expect(path.ids.map(\.description) == ["#0", "#1", "#2"])
  }

  @Test func `an element can be looked up by its id`() {
    let path = stack(["a", "b"])
    #expect(path[id: path.ids[1]] == "b")
    #expect(path[id: 1_000_000] == nil)
  }

  @Test func `an element can be mutated by its id without a copy`() {
    var path = StackState([Array(repeating: 0, count: 100)])
    let id = path.ids[0]
    let before = path[0].withUnsafeBufferPointer { $0.baseAddress }
    path[id: id]?[0] = 1
    let after = path[0].withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
    #expect(path[0][0] == 1)
  }

  @Test func `setting nil removes only one element`() {
    var path = stack(["a", "b", "c"])
    path[id: path.ids[1]] = nil
    #expect(Array(path) == ["a", "c"])
    let first = path.ids[0]
    path[id: first]?.append("!")
    #expect(Array(path) == ["a!", "c"])
  }

  @Test func `a pop from an element removes it and those above`() {
    var path = stack(["a", "b", "c"])
    path.pop(from: path.ids[1])
    #expect(Array(path) == ["a"])
    path.pop(from: 1_000_000)
    #expect(Array(path) == ["a"])
  }

  @Test func `a pop to an element removes those above it`() {
    var path = stack(["a", "b", "c"])
    path.pop(to: path.ids[1])
    #expect(Array(path) == ["a", "b"])
    path.pop(to: path.ids[1])
    #expect(Array(path) == ["a", "b"])
  }

  @Test func `elements can be inserted and replaced at any position`() {
    var path = stack(["a", "b", "c"])
    let ids = Array(path.ids)
    path.replaceSubrange(1..<2, with: ["x", "y"])
    #expect(Array(path) == ["a", "x", "y", "c"])
    #expect(path.ids.first == ids[0])
    #expect(path.ids.last == ids[2])
  }

  @Test func `two stacks are equal if their elements and ids are`() {
    let path = stack(["a"])
    #expect(path == path)
    #expect(path != stack(["a"]))
  }

  @Test func `a stack is encoded as its elements, which are decoded with new ids`() throws {
    let path = stack(["a", "b"])
    let data = try JSONEncoder().encode(path)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    let decoded = try JSONDecoder().decode(StackState<String>.self, from: data)
    #expect(Array(decoded) == ["a", "b"])
    #expect(decoded != path)
  }

  @MainActor
  @Test func `outside of tests assigning a state to a missing id is reported`() {
    var path = stack(["a"])
    let missing = StackElementID(integerLiteral: 1_000_000)
    expectReport("Can't assign element at missing ID.") {
      withDependencies {
        $0.context = .live
      } operation: {
        path[id: missing] = "b"
      }
    }
    #expect(Array(path) == ["a"])
  }

  @MainActor
  @Test func `outside of tests an id literal is reported`() {
    expectReport("The stack element id 7 was written as a literal outside of a test.") {
      withDependencies {
        $0.context = .live
      } operation: {
        _ = 7 as StackElementID
      }
    }
  }

  @Test func `a stack is dumped as a dictionary by id`() {
    let path = withFreshIDs { stack(["a", "b"]) }
    #expect(
      String(customDumping: path) == """
        [
          #0: "a",
          #1: "b"
        ]
        """
    )
  }

  @Test func `a payload can be mutated by id and case`() {
    var path = StackState([Place.list(0), Place.detail("a")])
    path[id: path.ids[1], case: \.detail]?.append("!")
    #expect(path[1] == .detail("a!"))
    path[id: path.ids[1]]?.modify(\.detail) { $0.append("?") }
    #expect(path[1] == .detail("a!?"))
  }

  @MainActor
  @Test func `mutating the payload of another case is reported and has no effect`() {
    var path = StackState([Place.list(0)])
    let id = path.ids[0]
    expectReport(#"The payload of the case "String""#) {
      path[id: id, case: \.detail]?.append("!")
    }
    expectReport(#"The payload of the case "detail""#) {
      path[id: id, case: \.detail] = "a"
    }
    #expect(path[0] == .list(0))
  }
}

/// Generates ids from zero, like a test store.
func withFreshIDs<R>(_ body: () -> R) -> R {
  withDependencies {
    $0.context = .test
    $0.stackElementID = StackElementIDGenerator()
  } operation: {
    body()
  }
}

@CasePathable
private enum Place: Equatable {
  case list(Int)
  case detail(String)
}
