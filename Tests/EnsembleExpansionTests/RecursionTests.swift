// SPDX-License-Identifier: MIT

import Testing

@Suite("Macros beside and in generated code")
struct RecursionTests {
  @Test("are expanded, with the types around them")
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
        "extension App.Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {}"
      ]
    )
  }

  @Test("get extensions with the names of the types that they are generated in")
  func emptyReducer() {
    let expansion = expanded("enum App {\n  @Reducer struct Feature {}\n}")
    #expect(
      expansion.lines(with: "extension") == [
        "extension App.Feature.State: EnsembleCore.ObservableState, Observation.Observable {}",
        "extension App.Feature.Action: EnsembleCasePaths.CasePathable, "
          + "EnsembleCasePaths.CasePathIterable {}",
        "extension App.Feature: EnsembleCore.Reducer {}",
      ]
    )
  }

  @Test("do not see what others add to the same declaration")
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

  @Test("are expanded the same way each time")
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
