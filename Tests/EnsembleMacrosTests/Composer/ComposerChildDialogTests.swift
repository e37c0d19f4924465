// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: alerts and dialogs of a struct")
struct ComposerChildDialogTests {
  @Test func `an alert without a type has no actions`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsAlert()])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
        """#
    )
  }

  @Test func `an alert has actions of its type`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsAlert("warning", of: Warning.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var warning: EnsembleCore.AlertState<Warning>?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case warning(EnsembleCore.PresentationAction<Warning>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["warning"],
              number: Self._$number
            )
            feature.attach("warning") { core in
              core.ifLet(
                \State.$warning,
                action: \Action.Cases.warning,
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
            case .warning:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var warning: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.AlertState<Warning>>, Action, EnsembleCore.PresentationAction<Warning>> {
              EnsembleCore.ScopePath(state: \State.$warning, action: \Action.Cases.warning)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a confirmation dialog has a property and a case`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsConfirmationDialog(of: Choice.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var confirmationDialog: EnsembleCore.ConfirmationDialogState<Choice>?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case confirmationDialog(EnsembleCore.PresentationAction<Choice>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["confirmationDialog"],
              number: Self._$number
            )
            feature.attach("confirmationDialog") { core in
              core.ifLet(
                \State.$confirmationDialog,
                action: \Action.Cases.confirmationDialog,
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
            case .confirmationDialog:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var confirmationDialog: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.ConfirmationDialogState<Choice>>, Action, EnsembleCore.PresentationAction<Choice>> {
              EnsembleCore.ScopePath(state: \State.$confirmationDialog, action: \Action.Cases.confirmationDialog)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }
}
