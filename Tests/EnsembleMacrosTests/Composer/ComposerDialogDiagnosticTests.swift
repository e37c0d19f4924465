// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of alerts and dialogs")
struct ComposerDialogDiagnosticTests {
  @Test func `a directive for an alert requires an alert`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionAlertCase
          enum Alert {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Alert {
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
          message: "the feature has no alert",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `a directive must specify one of several alerts`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsAlert("a"), .presentsAlert("b")])
        @Composer
        struct Feature {
          @ComposeActionAlertCase
          enum Alert {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Alert {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var a: EnsembleCore.AlertState<Swift.Never>?
            @Ensemble.Presents var b: EnsembleCore.AlertState<Swift.Never>?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case a(EnsembleCore.PresentationAction<Swift.Never>)
            case b(EnsembleCore.PresentationAction<Swift.Never>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["a", "b"],
              number: Self._$number
            )
            feature.attach("a") { core in
              core.ifLet(
                \State.$a,
                action: \Action.Cases.a,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 28
              )
            }
            feature.attach("b") { core in
              core.ifLet(
                \State.$b,
                action: \Action.Cases.b,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 49
              )
            }
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .a:
              return 0
            case .b:
              return 1
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var a: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.AlertState<Swift.Never>>, Action, EnsembleCore.PresentationAction<Swift.Never>> {
              EnsembleCore.ScopePath(state: \State.$a, action: \Action.Cases.a)
            }
            var b: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.AlertState<Swift.Never>>, Action, EnsembleCore.PresentationAction<Swift.Never>> {
              EnsembleCore.ScopePath(state: \State.$b, action: \Action.Cases.b)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "specify the alert; there are 'a', 'b'",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func `a directive for a confirmation dialog requires one`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionConfirmationDialogCase
          func chosen(action: Int) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func chosen(action: Int) {
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
          message: "the feature has no confirmation dialog",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `actions of several types for one dialog are an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsAlert(of: Discard.self), .presentsConfirmationDialog()])
        @Composer
        struct Feature {
          @ComposeActionAlertCase enum Other {}
          @ComposeBodyActionConfirmationDialogCase func a(action: First) {}
          @ComposeBodyActionConfirmationDialogCase func b(action: Feature.First) {}
          @ComposeBodyActionConfirmationDialogCase func c(action: Second) {}
        }
        """#,
      DiagnosticSpec(message: "'alert' already has the actions 'Discard'", line: 4, column: 3),
      DiagnosticSpec(
        message: "'confirmationDialog' already has the actions 'Feature.First'",
        line: 7,
        column: 3
      )
    )
  }
}
