// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: values, and reducers of children")
struct ComposerChildReducerTests {
  @Test func `a value has a property and no reducer`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.state("title", of: String.self, initialValue: "x"), .state("size", of: (Int, Int).self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
            var title: String = "x"
            var size: (Int, Int)
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
        """#
    )
  }

  @Test func `an expression can create the reducer of a child`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self, using: Child(limit: 1)), .identifiedArray("rows", of: Row.self, using: Row().dependency(\.uuid, .incrementing))])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var child: Child.State
            var rows: EnsembleCollections.IdentifiedArrayOf<Row.State> = []
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case child(Child.Action)
            case rows(EnsembleCore.IdentifiedActionOf<Row>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["child", "rows"],
              number: Self._$number
            )
            feature.add(
              .child,
              "child",
              for: "child",
              EnsembleCore.Scope(state: \State.child, action: \Action.Cases.child) {
                Child(limit: 1)
              }
            )
            feature.attach("rows") { core in
              core.forEach(
                \State.rows,
                action: \Action.Cases.rows,
                element: {
                  Row().dependency(\.uuid, .incrementing)
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 87
              )
            }
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // child
            EnsembleCore._ignoresDelegate(of: Row.Action.self)  // rows
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .child:
              return 0
            case .rows:
              return 1
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var child: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.child, action: \Action.Cases.child)
            }
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

  @Test func `a property can create the reducer of a child`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyChildReducer("child")
          var limited: Child { Child(limit: 1) }
        }
        """#,
      to: #"""
        struct Feature {
          var limited: Child { Child(limit: 1) }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var child: Child.State
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case child(Child.Action)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["child"],
              number: Self._$number
            )
            feature.add(
              .child,
              "child",
              for: "child",
              EnsembleCore.Scope(state: \State.child, action: \Action.Cases.child) {
                self.limited
              }
            )
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // child
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .child:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var child: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.child, action: \Action.Cases.child)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }
}
