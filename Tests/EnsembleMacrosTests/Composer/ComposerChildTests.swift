// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: children of a struct")
struct ComposerChildTests {
  @Test func `a child has a property, a case and a scope`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("one", of: Child.self, initialState: .init()), .reducer("two", of: Module.Child<Int>.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var one: Child.State = .init()
            var two: Module.Child<Int>.State
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case one(Child.Action)
            case two(Module.Child<Int>.Action)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["one", "two"],
              number: Self._$number
            )
            feature.add(
              .child,
              "one",
              for: "one",
              EnsembleCore.Scope(state: \State.one, action: \Action.Cases.one) {
                Child()
              }
            )
            feature.add(
              .child,
              "two",
              for: "two",
              EnsembleCore.Scope(state: \State.two, action: \Action.Cases.two) {
                Module.Child<Int>()
              }
            )
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // one
            EnsembleCore._ignoresDelegate(of: Module.Child<Int>.Action.self)  // two
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .one:
              return 0
            case .two:
              return 1
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var one: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.one, action: \Action.Cases.one)
            }
            var two: EnsembleCore.ScopePath<State, Module.Child<Int>.State, Action, Module.Child<Int>.Action> {
              EnsembleCore.ScopePath(state: \State.two, action: \Action.Cases.two)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `an optional child runs by ifLet`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("one", of: Child?.self), .reducer("two", of: Optional<Child>.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var one: Child.State?
            var two: Child.State?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case one(Child.Action)
            case two(Child.Action)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["one", "two"],
              number: Self._$number
            )
            feature.attach("one") { core in
              core.ifLet(
                \State.one,
                action: \Action.Cases.one,
                then: {
                  Child()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 28
              )
            }
            feature.attach("two") { core in
              core.ifLet(
                \State.two,
                action: \Action.Cases.two,
                then: {
                  Child()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 62
              )
            }
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // one
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // two
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .one:
              return 0
            case .two:
              return 1
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var one: EnsembleCore.ScopePath<State, Child.State?, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.one, action: \Action.Cases.one)
            }
            var two: EnsembleCore.ScopePath<State, Child.State?, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.two, action: \Action.Cases.two)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `rows run by forEach`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.identifiedArray("rows", of: Row.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a feature can be its own row`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.identifiedArray("rows", of: .itself)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var rows: EnsembleCollections.IdentifiedArrayOf<Feature.State> = []
          }

          @Ensemble.CasePathable
          indirect enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case rows(EnsembleCore.IdentifiedActionOf<Feature>)
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
                  Feature()
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
            var rows: EnsembleCore.ScopePath<State, EnsembleCollections.IdentifiedArrayOf<Feature.State>, Action, EnsembleCore.IdentifiedActionOf<Feature>> {
              EnsembleCore.ScopePath(state: \State.rows, action: \Action.Cases.rows)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a presented child runs by ifLet`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsReducer("sheet", of: Sheet.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
