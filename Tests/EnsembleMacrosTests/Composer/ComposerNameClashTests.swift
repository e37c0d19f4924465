// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of clashing names")
struct ComposerNameClashTests {
  @Test func `a directive with the name of a child is an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("view", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func view() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func view() {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var view: Child.State
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case view(Child.Action)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["view"],
              number: Self._$number
            )
            feature.add(
              .child,
              "view",
              for: "view",
              EnsembleCore.Scope(state: \State.view, action: \Action.Cases.view) {
                Child()
              }
            )
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // view
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .view:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var view: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.view, action: \Action.Cases.view)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the actions already have a case 'view', added by the child",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func `two directives with the same name are an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionCase
          enum Delegate {
          }
          @ComposeActionCase
          enum DelegateAction {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Delegate {
          }
          @Ensemble.CasePathable
          enum DelegateAction {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore._ComposedFeatureAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case delegate(Delegate)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["delegate"],
              number: Self._$number
            )
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .delegate:
              return 0
            case _:
              return -1
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the actions already have a case 'delegate', added by a directive",
          line: 6,
          column: 3
        )
      ]
    )
  }

  @Test func `a directive named binding is an error in a bindable feature`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable)
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func binding() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func binding() {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore.BindableAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case binding(EnsembleCore.BindingAction<State>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["binding"],
              number: Self._$number
            )
            feature.add(.binding, "binding", for: "binding", EnsembleCore.BindingReducer())
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .binding:
              return 0
            case _:
              return -1
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the actions already have a case 'binding', added by the bindings",
          line: 4,
          column: 3
        )
      ]
    )
  }
}
