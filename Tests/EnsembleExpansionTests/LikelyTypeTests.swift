// SPDX-License-Identifier: MIT

import EnsembleExpansion
import Testing

@Suite("Types of properties without a type annotation")
struct LikelyTypeTests {
  @Test(
    "the initial value determines the type",
    arguments: [
      ("1", "Int"), ("-1", "Int"), ("1.5", "Double"), ("true", "Bool"),
      (#""a\(1)""#, "String"), ("[1, 2]", "[Int]"), (#"["a": 1]"#, "[String: Int]"),
      ("Row.State()", "Row.State"), ("Set<Int>()", "Set<Int>"), ("[Row.ID]()", "[Row.ID]"),
      ("[String: Row]()", "[String: Row]"), ("Kind.plain", "Kind"), ("Kind.sized(1)", "Kind"),
      ("Row.init(id: 1)", "Row"), ("1 as UInt8", "UInt8"),
    ]
  )
  func likelyType(value: String, type: String) {
    let expansion = expanded("@ObservableState struct State { var x = \(value) }")
    #expect(expansion.lines(with: "var x:") == ["var x: \(type) = \(value) {"])
  }

  @Test(
    "some initial values do not determine the type",
    arguments: ["make()", "shared.value", "[]", "[1, true]", "a ? 1 : 2", "Kind.a.b", "1 as? Int"]
  )
  func unknownType(value: String) {
    #expect(
      reports("@ObservableState struct State { var x = \(value) }") == [
        "File.swift:1:33: warning: "
          + "'x' has no type annotation, so the expansion does not compile"
      ]
    )
  }

  @Test("a type annotation takes precedence")
  func writtenType() {
    let expansion = expanded("@ObservableState struct State { var x: UInt8 = 1 }")
    #expect(expansion.lines(with: "var x:") == ["var x: UInt8 = 1 {"])
  }
}
