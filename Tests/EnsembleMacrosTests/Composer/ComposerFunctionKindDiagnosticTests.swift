// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of kinds of functions")
struct ComposerFunctionKindDiagnosticTests {
  @Test func `a mutating function is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          mutating func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          mutating func f() {
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
          message: "a function with a directive cannot be 'mutating'; change 'state' instead",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func `a synchronous function that throws is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f() throws {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() throws {
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
          message: "a synchronous function with a directive cannot throw; only an 'async' one can",
          line: 4,
          column: 12
        )
      ]
    )
  }

  @Test func `a failure case of a function that does not throw is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase(failure: "failed")
          func f() async {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() async {
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
          message: "'failure' requires a function that throws",
          line: 3,
          column: 35
        )
      ]
    )
  }

  @Test func `a function for an alert requires an action`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsAlert()])
        @Composer
        struct Feature {
          @ComposeBodyActionAlertCase
          func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var alert: EnsembleCore.AlertState<Swift.Never>?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case alert(EnsembleCore.PresentationAction<Swift.Never>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["alert"],
              number: Self._$number
            )
            feature.attach("alert") { core in
              core.ifLet(
                \State.$alert,
                action: \Action.Cases.alert,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 28
              )
            }
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .alert:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var alert: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.AlertState<Swift.Never>>, Action, EnsembleCore.PresentationAction<Swift.Never>> {
              EnsembleCore.ScopePath(state: \State.$alert, action: \Action.Cases.alert)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the function requires a parameter 'action', whose type becomes the dialog's "
            + "actions",
          line: 5,
          column: 8
        )
      ]
    )
  }

  @Test func `an invalid case name is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase("a b")
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
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'a b' is not a valid name for a property and a case",
          line: 3,
          column: 26,
          fixIts: [FixItSpec(message: "use 'aB'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase("aB")
          func f() {
          }
        }
        """#
    )
  }
}
