// SPDX-License-Identifier: MIT

import Testing

@Suite("Macros and generated code")
struct RecursionTests {
  @Test("macros in generated code are expanded with the names of enclosing types")
  func enumReducer() {
    let expansion = expanded(
      """
      enum App {
        @Reducer
        enum Destination {
          case edit(Edit)
        }
      }
      """
    )
    #expect(!expansion.contains("@CasePathable"))
    #expect(!expansion.contains("@ObservableState"))
    #expect(
      expansion.lines(with: "struct AllCasePaths").count == 3,
      "State, Action and CaseScope are generated."
    )
    #expect(expansion.lines(with: "var _$caseID").count == 1)
    #expect(
      expansion.lines(with: "extension") == [
        "extension App.Destination: nonisolated EnsembleCore.CaseReducer, nonisolated EnsembleCore.Reducer {}"
      ]
    )
  }

  @Test("extensions of generated types have qualified names")
  func emptyReducer() {
    let expansion = expanded("enum App {\n  @Reducer struct Feature {}\n}")
    #expect(
      expansion.lines(with: "extension") == [
        "extension App.Feature.State: nonisolated EnsembleCore.ObservableState, nonisolated Observation.Observable {}",
        "extension App.Feature.Action: nonisolated EnsembleCasePaths.CasePathable, "
          + "nonisolated EnsembleCasePaths.CasePathIterable {}",
        "extension App.Feature: nonisolated EnsembleCore.Reducer {}",
      ]
    )
  }

  @Test("macros do not see the additions of other macros to the same declaration")
  func sameDeclaration() {
    let expansion = expanded(
      """
      @ObservableState
      @FormFields
      struct State {
        var name = ""
      }
      """
    )
    #expect(expansion.lines(with: "fields._$property") == [#"fields._$property("name", \.name)"#])
  }

  @Test("the expansion is deterministic")
  func determinism() {
    let source = """
      @Reducer
      struct Edit {
        @ObservableState struct State { var text = ""; var isDone = false }
        enum Action { case done, changed(String) }
      }
      """
    let first = expanded(source)
    #expect(first.contains("extension Edit.Action"))
    for _ in 1..<20 { #expect(expanded(source) == first) }
  }
}
