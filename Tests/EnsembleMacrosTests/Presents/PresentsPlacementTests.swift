// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Presents: placement")
struct PresentsPlacementTests {
  @Test func `the attribute outside observable state is an error`() {
    expectExpansion(
      of: """
        struct State {
          @Presents var edit: Edit.State?
        }
        """,
      to: """
        struct State {
          var edit: Edit.State?
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' can only be applied to a property of a struct with "
            + "'@ObservableState'",
          line: 2,
          column: 3
        )
      ]
    )
  }

  @Test func `the attribute in an enum is an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        enum State {
          @Presents var edit: Edit.State?
        }
        """,
      to: """
        @Ensemble.ObservableState
        enum State {
          var edit: Edit.State?
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' can only be applied to a property of a struct with "
            + "'@ObservableState'",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `a tracked property outside observable state is an error`() {
    expectExpansion(
      of: """
        struct State {
          @PresentationStateTracked(0) var edit: Edit.State?
        }
        """,
      to: """
        struct State {
          var edit: Edit.State?
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@PresentationStateTracked' can only be applied to a property of a "
            + "struct with '@ObservableState'",
          line: 2,
          column: 3
        )
      ]
    )
  }

  @Test func `the attribute on a function is an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents func edit() {}
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          func edit() {}
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' can only be applied to a property",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `several properties in one declaration are an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents var (a, b): (Edit.State?, Int?)
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var (a, b): (Edit.State?, Int?)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "each observed property requires its own 'var'",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `@ObservationStateIgnored on a presented property is an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents @ObservationStateIgnored var edit: Edit.State?
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var edit: Edit.State?
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "a presented property is always observed",
          line: 3,
          column: 13,
          fixIts: [FixItSpec(message: "remove '@ObservationStateIgnored'")]
        )
      ],
      fixed: """
        @Ensemble.ObservableState
        struct State {
          @Presents var edit: Edit.State?
        }
        """
    )
  }
}
