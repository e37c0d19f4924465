// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: a handwritten state")
struct ComposerStateTests {
  @Test func `a struct State without children becomes observable`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          struct State {
            var count = 0
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState
          struct State {
            var count = 0
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

  @Test func `children are added to a struct State`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self), .presentsAlert()])
        @Composer
        struct Feature {
          struct State {
            var count = 0
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState("var child: Child.State", "@Ensemble.Presents var alert: EnsembleCore.AlertState<Swift.Never>?", feature: "Feature")
          struct State {
            var count = 0
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case child(Child.Action)
            case alert(EnsembleCore.PresentationAction<Swift.Never>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["child", "alert"],
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
            feature.attach("alert") { core in
              core.ifLet(
                \State.$alert,
                action: \Action.Cases.alert,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 63
              )
            }
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // child
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .child:
              return 0
            case .alert:
              return 1
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var child: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.child, action: \Action.Cases.child)
            }
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

  @Test func `a property with a scope path is added to the scopes`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.identifiedArray("rows", of: Row.self)])
        @Composer
        struct Feature {
          struct State {
            @ComposeScopePath(action: \Action.Cases.rows)
            var dry: IdentifiedArrayOf<Row.State> { rows.filter(\.isDry) }
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState("var rows: EnsembleCollections.IdentifiedArrayOf<Row.State> = []", feature: "Feature")
          struct State {
            var dry: IdentifiedArrayOf<Row.State> { rows.filter(\.isDry) }
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
            EnsembleCore._ignoresDelegate(of: Row.Action.self)  // rows
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
            var dry: EnsembleCore.ScopePath<State, IdentifiedArrayOf<Row.State>, Action, EnsembleCore.IdentifiedActionOf<Row>> {
              EnsembleCore.ScopePath(state: \State.dry, action: \Action.Cases.rows)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `members of a public State are public`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        public struct Feature {
          public struct State {
          }
        }
        """#,
      to: #"""
        public struct Feature {
          @Ensemble._ComposedState("public var child: Child.State", feature: "Feature")
          public struct State {
          }

          @Ensemble.CasePathable
          public enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case child(Child.Action)
          }

          public var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
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

          public struct AllComposedScopePaths {
            public var child: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.child, action: \Action.Cases.child)
            }
          }

          public init() {
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a handwritten property of a child is kept`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsReducer("sheet", of: Sheet.self)])
        @Composer
        struct Feature {
          struct State {
            @Ensemble.Presents var sheet: Sheet.State?
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState(feature: "Feature")
          struct State {
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
            EnsembleCore._ignoresDelegate(of: Sheet.Action.self)  // sheet
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
}
