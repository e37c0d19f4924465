// SPDX-License-Identifier: MIT

import EnsembleExpansion
import ExpansionChecks
import Foundation
import Testing

@Suite("Checks for lost code")
struct LossTests {
  private let feature = """
    @Composer
    struct Feature {
      @ComposeBodyActionCase func view() {}
    }
    """

  @Test func `an expansion contains the whole source`() throws {
    let text = try #require(Expansion(of: feature, file: "File.swift").text)
    #expect(lostTokens(of: feature, in: text) == nil)
    #expect(ignoredPart(of: feature, in: text) == nil)
  }

  @Test func `a missing token is lost`() {
    #expect(lostTokens(of: feature, in: "struct Feature { func view() {} ") == "'}' is lost")
  }

  @Test func `reordered tokens are lost`() {
    #expect(lostTokens(of: "var a = 1; var b = 2", in: "var b = 2; var a = 1") != nil)
  }

  @Test func `an initial value may move, but not disappear`() {
    let source = "struct S { @ObservationStateTracked(0) var a = 1 }"
    #expect(lostTokens(of: source, in: "struct S { var a { get { _a } } var _a = 1 }") == nil)
    #expect(lostTokens(of: source, in: "struct S { var a { get { _a } } var _a = 2 }") != nil)
  }

  @Test func `a function without a call is ignored`() {
    #expect(
      ignoredPart(of: feature, in: "struct Feature { func view() {} }")
        == "'view' is called 0 times, and has 1 directives"
    )
  }

  @Test(
    arguments: [
      (
        #"@ComposeReducer(children: [.reducer("kid", of: Child.self)]) @Composer struct F {}"#,
        "struct F {}", "kid"
      ),
      ("@CasePathable enum E { case first }", "enum E { case first }", "first"),
      ("@ObservableState struct S { var count = 0 }", "struct S { var count = 0 }", "_count"),
    ]
  )
  func `a part without generated code is ignored`(
    source: String,
    expansion: String,
    part: String
  ) {
    #expect(ignoredPart(of: source, in: expansion) == "no code is generated for '\(part)'")
  }

  @Test func `mutated sources are deterministic and lose nothing`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let fuzz = ExpansionFuzz(try Corpus(directories: [tests]))
    #expect(Set((0..<20).map(fuzz.source)).count > 10)
    for number in 0..<20 {
      let source = fuzz.source(number)
      #expect(fuzz.source(number) == source)
      #expect(fuzz.problem(in: source) == nil, "\(number): \(source)")
    }
  }
}
