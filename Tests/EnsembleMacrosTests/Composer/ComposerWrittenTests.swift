// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: a handwritten action and body")
struct ComposerWrittenTests {
  @Test func `a complete handwritten Action is kept`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          enum Action {
            case child(Child.Action)
            case other
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Action {
            case child(Child.Action)
            case other
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var child: Child.State
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
                Child()
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

  @Test func `a type alias named Action is kept`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          typealias Action = Other.Action
        }
        """#,
      to: #"""
        struct Feature {
          typealias Action = Other.Action

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var child: Child.State
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>()
            feature.add(
              .child,
              "child",
              for: "child",
              EnsembleCore.Scope(state: \State.child, action: \Action.Cases.child) {
                Child()
              }
            )
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // child
            return feature
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

  @Test func `a handwritten body leaves the composition in composedBody`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func tap() {
          }
          var body: some ReducerOf<Self> {
            composedBody
          }
        }
        """#,
      to: #"""
        struct Feature {
          func tap() {
          }
          @EnsembleCore.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            composedBody
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case tap
          }

          var composedBody: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["tap"],
              number: Self._$number
            )
            feature.add(
              .core,
              "tap()",
              for: "tap",
              EnsembleCore.ReduceAction(\Action.Cases.tap) { state, _ in
                ._from(self.tap())
              }
            )
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .tap:
              return 0
            case _:
              return -1
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `only a direct member named body counts as the body`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          struct State {
            var body = ""
          }
          enum Helper {
            static var body = 0
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState
          struct State {
            var body = ""
          }
          enum Helper {
            static var body = 0
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
}
