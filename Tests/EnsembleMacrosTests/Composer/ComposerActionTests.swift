// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: directives that add actions")
struct ComposerActionTests {
  @Test func `an enum with a directive becomes a case`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionCase
          enum Delegate {
          }
          @ComposeActionCase
          enum URLAction {
          }
          @ComposeActionCase("named")
          enum Other {
          }
          enum PlainAction {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Delegate {
          }
          @Ensemble.CasePathable
          enum URLAction {
          }
          @Ensemble.CasePathable
          enum Other {
          }
          @Ensemble.CasePathable
          enum PlainAction {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore._ComposedFeatureAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case delegate(Delegate)
            case url(URLAction)
            case named(Other)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["delegate", "url", "named"],
              number: Self._$number
            )
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .delegate:
              return 0
            case .url:
              return 1
            case .named:
              return 2
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

  @Test func `enums nested in Actions become cases`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          enum Actions {
            struct Info {}
            @ComposeActionCase
            enum Delegate {}
            enum View {}
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedActions
          enum Actions {
            struct Info {}
            enum Delegate {}
            enum View {}
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore._ComposedFeatureAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case delegate(Actions.Delegate)
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
        """#
    )
  }

  @Test func `a parameter named action becomes the value of the case`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          enum ViewAction {
          }
          @ComposeBodyActionCase
          func view(state: inout State, action: ViewAction) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum ViewAction {
          }
          func view(state: inout State, action: ViewAction) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore.ViewAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case view(Feature.ViewAction)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["view"],
              number: Self._$number
            )
            feature.add(
              .core,
              "view(state:action:)",
              for: "view",
              EnsembleCore.ReduceAction(\Action.Cases.view) { state, action in
                ._from(self.view(state: &state, action: action))
              }
            )
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
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a function without values becomes a case without values`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func refresh(state: inout State) -> Effect<Action> {
            .none
          }
        }
        """#,
      to: #"""
        struct Feature {
          func refresh(state: inout State) -> Effect<Action> {
            .none
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case refresh
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["refresh"],
              number: Self._$number
            )
            feature.add(
              .core,
              "refresh(state:)",
              for: "refresh",
              EnsembleCore.ReduceAction(\Action.Cases.refresh) { state, _ in
                ._from(self.refresh(state: &state))
              }
            )
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .refresh:
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

  @Test func `other parameters become labeled values of the case`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func moved(state: inout State, from: Int, to: Self.Place) {
          }
          @ComposeBodyActionCase("picked")
          func pick(_ index: Int) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func moved(state: inout State, from: Int, to: Self.Place) {
          }
          func pick(_ index: Int) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case moved(from: Int, to: Feature.Place)
            case picked(Int)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["moved", "picked"],
              number: Self._$number
            )
            feature.add(
              .core,
              "moved(state:from:to:)",
              for: "moved",
              EnsembleCore.ReduceAction(\Action.Cases.moved) { state, payload in
                ._from(self.moved(state: &state, from: payload.0, to: payload.1))
              }
            )
            feature.add(
              .core,
              "pick(_:)",
              for: "picked",
              EnsembleCore.ReduceAction(\Action.Cases.picked) { state, payload in
                ._from(self.pick(payload))
              }
            )
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .moved:
              return 0
            case .picked:
              return 1
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

  @Test func `a static function is called on the type`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          static func reset(state: inout State) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          static func reset(state: inout State) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case reset
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["reset"],
              number: Self._$number
            )
            feature.add(
              .core,
              "reset(state:)",
              for: "reset",
              EnsembleCore.ReduceAction(\Action.Cases.reset) { state, _ in
                ._from(Self.reset(state: &state))
              }
            )
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .reset:
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
}
