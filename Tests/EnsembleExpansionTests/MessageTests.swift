// SPDX-License-Identifier: MIT

import EnsembleExpansion
import Testing

@Suite("Messages of expansions")
struct MessageTests {
  @Test("a syntax error has a location and suppresses the expansion")
  func syntaxError() {
    let expansion = Expansion(of: "struct A {\n  let é = \n}\n", file: "Sources/A.swift")
    #expect(
      expansion.messages.map { "\($0)" } == [
        "Sources/A.swift:2:12: error: expected expression in variable"
      ]
    )
    #expect(expansion.text == nil)
  }

  @Test("all syntax errors are reported, with their notes")
  func syntaxErrors() {
    #expect(
      reports("func f( {}\nenum {\n") == [
        """
        File.swift:1:8: error: expected ')' to end parameter clause
        File.swift:1:7: note: to match this opening '('
        """,
        "File.swift:2:6: error: expected identifier in enum",
        """
        File.swift:2:7: error: expected '}' to end enum
        File.swift:2:6: note: to match this opening '{'
        """,
      ]
    )
  }

  @Test("a diagnostic of a macro has the location and severity of the compiler")
  func macroDiagnostics() {
    #expect(
      reports(
        """
        @CasePathable
        enum Kind { case a }

        @ObservableState
        final class Model {}
        """
      ) == [
        "File.swift:5:7: error: '@ObservableState' can only be applied to a struct or an enum"
      ]
    )
  }

  @Test("other macros are expanded despite an error")
  func expansionBesideError() {
    let expansion = Expansion(
      of: "@CasePathable enum Kind { case a }\n@ObservableState class Model {}\n",
      file: "File.swift"
    )
    #expect(expansion.messages.map(\.severity) == [.error])
    #expect(expansion.text?.contains("struct AllCasePaths") == true)
    #expect(expansion.text?.hasSuffix("\nclass Model {}\n") == true)
  }

  @Test("a diagnostic in generated code is reported at the responsible macro")
  func generatedCode() {
    let reports = reports(
      """
      @CasePathable enum First { case a }

      enum Outer {
        /// Has no state.
        @Reducer private struct Inner {}
      }
      """
    )
    #expect(
      reports
        == ["Outer.Inner", "Outer.Inner.State", "Outer.Inner.Action"].map {
          "File.swift:5:3: warning: "
            + "'\($0)' is inaccessible to its extension, so the expansion does not compile"
        }
    )
  }

  @Test(
    "a macro on an unsupported declaration is an error",
    arguments: [
      (
        "@CasePathable func f() {}",
        "1:1: error: '@CasePathable' cannot be attached to this declaration"
      ),
      (
        "struct C {\n  @DependencyEndpoint var a: () -> Void, b: () -> Void\n}",
        "2:3: error: '@DependencyEndpoint' can only be attached to a single variable"
      ),
      (
        "func f() {\n  @CasePathable enum Local { case a }\n}",
        "2:3: error: '@CasePathable' cannot be attached to a local type"
      ),
    ]
  )
  func misplacedMacro(source: String, report: String) {
    #expect(reports(source) == ["File.swift:\(report)"])
  }

  @Test(
    "an expansion that does not compile is a warning",
    arguments: [
      (
        "@ObservableState struct State {\n  @Presents var child: Int?\n}",
        "2:3: warning: '$child' can only be declared by a macro, so the expansion does not compile"
      ),
      (
        "enum Outer {\n  @CasePathable private enum Inner { case a }\n}",
        "2:3: warning: 'Outer.Inner' is inaccessible to its extension, so the expansion does not compile"
      ),
      (
        "#if DEBUG\n@CasePathable\n#endif\nenum Kind { case a }",
        "2:1: warning: '@CasePathable' inside '#if' is not expanded"
      ),
    ]
  )
  func limits(source: String, report: String) {
    #expect(reports(source) == ["File.swift:\(report)"])
  }

  @Test("an attribute that is not expanded is kept")
  func conditionalAttribute() {
    let source = "#if DEBUG\n@CasePathable\n#endif\nenum Kind { case a }\n"
    #expect(Expansion(of: source, file: "File.swift").text == source)
  }
}
