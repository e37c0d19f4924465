// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: generated members")
struct ComposerShapeTests {
  @Test func `an empty struct gets all members`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
        """#
    )
  }

  @Test func `a shape may have no arguments`() {
    expectExpansion(
      of: #"""
        @ComposeReducer()
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
        """#
    )
  }

  @Test func `members of a public feature are public`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.state("name", of: String.self), .presentsReducer("sheet", of: Sheet.self)])
        @Composer
        public struct Feature {
        }
        """#,
      to: #"""
        public struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          public struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            public var name: String
            @Ensemble.Presents public var sheet: Sheet.State?
            public init(name: String, sheet: Sheet.State? = nil) {
              self.name = name
              self.sheet = sheet
            }
          }

          @Ensemble.CasePathable
          public enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case sheet(EnsembleCore.PresentationAction<Sheet.Action>)
          }

          public var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
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
                column: 61
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

          public struct AllComposedScopePaths {
            public var sheet: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<Sheet.State>, Action, EnsembleCore.PresentationAction<Sheet.Action>> {
              EnsembleCore.ScopePath(state: \State.$sheet, action: \Action.Cases.sheet)
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

  @Test func `an initializer in the source is kept`() {
    expectExpansion(
      of: #"""
        @Composer
        package struct Feature {
          package init() {}
        }
        """#,
      to: #"""
        package struct Feature {
          package init() {}

          @Ensemble._ComposedState
          package struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
            package init() {
            }
          }

          @Ensemble.CasePathable
          package enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          package var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `attributes may be qualified with the module`() {
    expectExpansion(
      of: #"""
        @Ensemble.ComposeReducer(.bindable)
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        @Ensemble.ComposeReducer(.bindable)
        struct Feature {

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
        """#
    )
  }

  @Test func `a bindable feature has a case for bindings`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable)
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
        """#
    )
  }

  @Test func `options add conformances to Action`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.action(.equatable, .hashable, .sendable), .action(.sendable))
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
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

  @Test func `options add conformances to State`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.state(.codable, .hashable, .sendable))
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState
          struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable, EnsembleCore.ObservableState, Observation.Observable {
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

  @Test func `an option removes Equatable from State`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.state(.notEquatable))
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState
          struct State: EnsembleCore.ObservableState, Observation.Observable {
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
