// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of directives")
struct ComposerDirectiveDiagnosticTests {
  @Test func `a directive on the wrong kind of declaration is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionCase
          func f() {
          }
          @ComposeBody
          enum E {
          }
          @ComposeScopePath(action: \Action.Cases.x)
          struct S {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }
          @Ensemble.CasePathable
          enum E {
          }
          struct S {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeActionCase' can only be applied to an enum",
          line: 3,
          column: 3
        ),
        DiagnosticSpec(
          message: "'@ComposeBody' can only be applied to a function",
          line: 6,
          column: 3
        ),
        DiagnosticSpec(
          message: "'@ComposeScopePath' can only be applied to a property",
          line: 9,
          column: 3
        ),
      ]
    )
  }

  @Test func `a directive outside a feature is a warning`() {
    expectExpansion(
      of: #"""
        struct Other {
          @ComposeBody
          func f() {
          }
        }
        """#,
      to: #"""
        struct Other {
          func f() {
          }
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeBody' has no effect outside of a struct with '@Composer'",
          line: 2,
          column: 3,
          severity: .warning
        )
      ]
    )
  }

  @Test func `a directive in an extension is a warning`() {
    expectExpansion(
      of: #"""
        extension Feature {
          @ComposeBody
          func f() {
          }
        }
        """#,
      to: #"""
        extension Feature {
          func f() {
          }
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeBody' has no effect in an extension; '@Composer' reads only the "
            + "struct",
          line: 2,
          column: 3,
          severity: .warning
        )
      ]
    )
  }

  @Test func `several directives on one function are an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          @ComposeBodyActionCase
          func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>()
            feature.add(
              .core,
              "f()",
              EnsembleCore.Reduce { state, action in
                ._from(self.f())
              }
            )
            return feature
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the function already has '@ComposeBody'; only one directive is allowed",
          line: 4,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@ComposeBodyActionCase'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f() {
          }
        }
        """#
    )
  }

  @Test func `an enum whose name provides no case name is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionCase
          enum Action {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Action {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the name of the enum does not provide a name for the case; pass one as an "
            + "argument",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `directives on nested declarations are warnings`() {
    func message(_ directive: String) -> String {
      "'@\(directive)' has no effect here; '@Composer' reads only the members of the feature"
    }
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer("a", of: A.self)])
        @Composer
        struct Feature {
          struct Helper {
            @ComposeBody func f() {}
            @ComposeActionCase enum Delegate {}
            @ComposeBodyChildReducer("a") var a: A
            @ComposeScopePath(action: \Action.Cases.a) var b: A.State
          }
        }
        """#,
      DiagnosticSpec(message: message("ComposeBody"), line: 5, column: 5, severity: .warning),
      DiagnosticSpec(message: message("ComposeActionCase"), line: 6, column: 5, severity: .warning),
      DiagnosticSpec(
        message: message("ComposeBodyChildReducer"),
        line: 7,
        column: 5,
        severity: .warning
      ),
      DiagnosticSpec(
        message:
          "'@ComposeScopePath' has no effect here; '@Composer' reads it only in the struct 'State'",
        line: 8,
        column: 5,
        severity: .warning
      )
    )
  }
}
