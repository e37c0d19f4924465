// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Presents: diagnostics")
struct PresentsDiagnosticTests {
  @Test func `a property without a type annotation is an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents var alert = AlertState<Alert>.initial
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var alert = AlertState<Alert>.initial
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires 'alert' to have an explicit optional type",
          line: 3,
          column: 17
        )
      ]
    )
  }

  @Test func `a type becomes optional by a fix-it`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents var alert: AlertState<Alert>
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var alert: AlertState<Alert>
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires an optional type: the value is 'nil' while nothing is "
            + "presented",
          line: 3,
          column: 24,
          fixIts: [FixItSpec(message: "make it optional")]
        )
      ],
      fixed: """
        @Ensemble.ObservableState
        struct State {
          @Presents var alert: AlertState<Alert>?
        }
        """
    )
  }

  @Test func `an existential type becomes optional by a fix-it`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents var item: any Item = first
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var item: any Item = first
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires an optional type: the value is 'nil' while nothing is "
            + "presented",
          line: 3,
          column: 23,
          fixIts: [FixItSpec(message: "make it optional")]
        )
      ],
      fixed: """
        @Ensemble.ObservableState
        struct State {
          @Presents var item: (any Item)? = first
        }
        """
    )
  }

  @Test func `an implicitly unwrapped type becomes optional by a fix-it`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents var edit: Edit.State!
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var edit: Edit.State!
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires an optional type: the value is 'nil' while nothing is "
            + "presented",
          line: 3,
          column: 23,
          fixIts: [FixItSpec(message: "make it optional")]
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

  @Test func `a constant becomes a variable by a fix-it`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents let edit: Edit.State?
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          let edit: Edit.State?
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires a 'var': dismissal sets it to 'nil'",
          line: 3,
          column: 13,
          fixIts: [FixItSpec(message: "replace with 'var'")]
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

  @Test func `a computed property is an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents var edit: Edit.State? { nil }
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var edit: Edit.State? { nil }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires a stored property",
          line: 3,
          column: 35
        )
      ]
    )
  }

  @Test func `property observers are an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents var edit: Edit.State? { didSet { print(edit) } }
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var edit: Edit.State? { didSet { print(edit) } }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "property observers are not supported on observed state",
          line: 3,
          column: 37
        )
      ]
    )
  }

  @Test func `a static property is an error`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @Presents static var edit: Edit.State?
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          static var edit: Edit.State?
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' cannot be applied to a 'static' property",
          line: 3,
          column: 13
        )
      ]
    )
  }
}
