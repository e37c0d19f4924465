// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of initial cases")
struct ComposerInitialCaseDiagnosticTests {
  @Test func `an unknown initial case is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeEnumReducer(.initialStateCase("x"), children: [.stateless("done")])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "there is no child with this name; there is 'done'",
        line: 1,
        column: 39
      )
    )
  }

  @Test func `an initial case that is not a literal is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeEnumReducer(.initialStateCase(name), children: [.stateless("done")])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "the name must be a string literal without interpolations",
        line: 1,
        column: 39
      )
    )
  }

  @Test func `an initial case without an initial value is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeEnumReducer(.initialStateCase("count"), children: [.state("count", of: Int.self)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "'count' has no initial value, so it cannot be the initial case",
        line: 1,
        column: 39
      )
    )
  }
}
