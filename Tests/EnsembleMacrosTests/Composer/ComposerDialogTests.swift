// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: directives of alerts and dialogs")
struct ComposerDialogTests {
  @Test func `directives give alerts their actions`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsAlert(), .presentsDestination(children: [.alert("warning")])])
        @Composer
        struct Feature {
          enum Actions {
            @ComposeActionAlertCase("alert")
            enum Alert {}
          }
          @ComposeBodyActionAlertCase("destination.warning")
          func warned(action: Warning) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedActions
          enum Actions {
            enum Alert {}
          }
          func warned(action: Warning) {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var alert: EnsembleCore.AlertState<Actions.Alert>?
            @Ensemble.Presents var destination: Destination.State?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case alert(EnsembleCore.PresentationAction<Actions.Alert>)
            case destination(EnsembleCore.PresentationAction<Destination.Action>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["alert", "destination"],
              number: Self._$number
            )
            feature.add(
              .core,
              "warned(action:)",
              for: "destination",
              child: "destination.warning",
              EnsembleCore.ReduceAction(\Action.Cases.destination.presented.warning) { state, action in
                ._from(self.warned(action: action))
              }
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
            feature.attach("destination") { core in
              core.ifLet(
                \State.$destination,
                action: \Action.Cases.destination,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 46
              )
            }
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .alert:
              return 0
            case .destination:
              return 1
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var alert: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.AlertState<Actions.Alert>>, Action, EnsembleCore.PresentationAction<Actions.Alert>> {
              EnsembleCore.ScopePath(state: \State.$alert, action: \Action.Cases.alert)
            }
            var destination: EnsembleCore.ScopePathGroup<State, EnsembleCore.PresentationState<Destination.State>, Action, EnsembleCore.PresentationAction<Destination.Action>, DestinationPaths> {
              EnsembleCore.ScopePathGroup(EnsembleCore.ScopePath(state: \State.$destination, action: \Action.Cases.destination), members: DestinationPaths())
            }
            struct DestinationPaths {
              var warning: EnsembleCore.ScopePath<State, EnsembleCore.AlertState<Warning>?, Action, EnsembleCore.PresentationAction<Warning>> {
                EnsembleCore.ScopePath(state: \State.destination?.warning, action: \Action.Cases.destination.warning)
              }
            }
          }

          enum Destination: EnsembleCore.CaseReducer {
            @Ensemble.CasePathable
            @dynamicMemberLookup
            @Ensemble.ObservableState
            enum State: Swift.Equatable, EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              typealias StateReducer = Destination
              case warning(EnsembleCore.AlertState<Warning>)
            }

            @Ensemble.CasePathable
            enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              case warning(Warning)
            }

            static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
              return EnsembleCore.Reduce(EnsembleCore.EmptyReducer())
            }

            @dynamicMemberLookup
            enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
              case warning(EnsembleCore.AlertState<Warning>)

              struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
                init() {
                }
                subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                  switch root {
                  case .warning:
                    return \.warning
                  case _:
                    Swift.fatalError()
                  }
                }
                var warning: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.AlertState<Warning>> {
                  EnsembleCasePaths.AnyCasePath(
                    _$embed: CaseScope.warning,
                    extract: {
                      guard case let .warning(v0) = $0 else {
                        return nil
                      };
                      return v0
                    }
                  )
                }
                func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                  [\.warning].makeIterator()
                }
              }

              static var allCasePaths: AllCasePaths {
                AllCasePaths()
              }
            }

            @MainActor
            static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
              switch store.state {
              case let .warning(v0):
                return .warning(v0)
              case _:
                Swift.fatalError()
              }
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `directives give confirmation dialogs their actions`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsConfirmationDialog()])
        @Composer
        struct Feature {
          @ComposeBodyActionConfirmationDialogCase
          func chosen(state: inout State, action: Choice) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func chosen(state: inout State, action: Choice) {
          }

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
            feature.add(
              .core,
              "chosen(state:action:)",
              for: "confirmationDialog",
              EnsembleCore.ReduceAction(\Action.Cases.confirmationDialog.presented) { state, action in
                ._from(self.chosen(state: &state, action: action))
              }
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

  @Test func `a directive gives a dialog of an enum feature its actions`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsConfirmationDialog("choice")])
        @Composer
        struct Feature {
          @ComposeActionConfirmationDialogCase
          enum Choice {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Choice {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var choice: EnsembleCore.ConfirmationDialogState<Choice>?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case choice(EnsembleCore.PresentationAction<Choice>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["choice"],
              number: Self._$number
            )
            feature.attach("choice") { core in
              core.ifLet(
                \State.$choice,
                action: \Action.Cases.choice,
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
            case .choice:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var choice: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.ConfirmationDialogState<Choice>>, Action, EnsembleCore.PresentationAction<Choice>> {
              EnsembleCore.ScopePath(state: \State.$choice, action: \Action.Cases.choice)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }
}
