// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: directives that handle actions")
struct ComposerBodyTests {
  @Test func `functions run before, in and after the core`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody(position: .afterCore)
          func last(state: State) {
          }
          @ComposeBody
          func every(state: inout State, action: Action) -> Effect<Action> {
            .none
          }
          @ComposeBody(position: .beforeCore)
          func first() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func last(state: State) {
          }
          func every(state: inout State, action: Action) -> Effect<Action> {
            .none
          }
          func first() {
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
              .beforeCore,
              "first()",
              EnsembleCore.Reduce { state, action in
                ._from(self.first())
              }
            )
            feature.add(
              .core,
              "every(state:action:)",
              EnsembleCore.Reduce { state, action in
                ._from(self.every(state: &state, action: action))
              }
            )
            feature.add(
              .afterCore,
              "last(state:)",
              EnsembleCore.Reduce { state, action in
                ._from(self.last(state: state))
              }
            )
            return feature
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a case path can lead to a nested case`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsReducer("sheet", of: Sheet.self)])
        @Composer
        struct Feature {
          @ComposeBody(action: \Action.Cases.sheet.presented.delegate.saved)
          func saved(state: inout State, action memo: Memo) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func saved(state: inout State, action memo: Memo) {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var sheet: Sheet.State?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case sheet(EnsembleCore.PresentationAction<Sheet.Action>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["sheet"],
              number: Self._$number
            )
            feature.add(
              .core,
              "saved(state:action:)",
              for: "sheet",
              EnsembleCore.ReduceAction(\Action.Cases.sheet.presented.delegate.saved) { state, action in
                ._from(self.saved(state: &state, action: action))
              }
            )
            feature.attach("sheet") { core in
              core.ifLet(
                \State.$sheet,
                action: \Action.Cases.sheet,
                destination: {
                  Sheet()
                },
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
            case .sheet:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var sheet: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<Sheet.State>, Action, EnsembleCore.PresentationAction<Sheet.Action>> {
              EnsembleCore.ScopePath(state: \State.$sheet, action: \Action.Cases.sheet)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a function can handle actions of rows`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.identifiedArray("rows", of: Row.self)])
        @Composer
        struct Feature {
          @ComposeBody(identifiedAction: \Action.Cases.rows, elementAction: \.delegate)
          func rowSaid(state: inout State, id: Row.State.ID, action: Row.Delegate) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func rowSaid(state: inout State, id: Row.State.ID, action: Row.Delegate) {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var rows: EnsembleCollections.IdentifiedArrayOf<Row.State> = []
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case rows(EnsembleCore.IdentifiedActionOf<Row>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["rows"],
              number: Self._$number
            )
            feature.add(
              .core,
              "rowSaid(state:id:action:)",
              for: "rows",
              EnsembleCore.ReduceIdentifiedAction(\Action.Cases.rows, element: \.delegate) { state, id, action in
                ._from(self.rowSaid(state: &state, id: id, action: action))
              }
            )
            feature.attach("rows") { core in
              core.forEach(
                \State.rows,
                action: \Action.Cases.rows,
                element: {
                  Row()
                },
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
            case .rows:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var rows: EnsembleCore.ScopePath<State, EnsembleCollections.IdentifiedArrayOf<Row.State>, Action, EnsembleCore.IdentifiedActionOf<Row>> {
              EnsembleCore.ScopePath(state: \State.rows, action: \Action.Cases.rows)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }
}
