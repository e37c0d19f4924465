// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: functions that become effects")
struct ComposerEffectFunctionTests {
  @Test func `asynchronous functions become effects`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func load(state: State, action: Int) async -> Action? {
            nil
          }
          @ComposeBodyActionCase(failure: "failed")
          func save(send: Send<Action>) async throws {
          }
          @ComposeBodyActionCase
          func failed(action: any Error) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func load(state: State, action: Int) async -> Action? {
            nil
          }
          func save(send: Send<Action>) async throws {
          }
          func failed(action: any Error) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case load(Int)
            case save
            case failed(any Error)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["load", "save", "failed"],
              number: Self._$number
            )
            feature.add(
              .core,
              "load(state:action:)",
              for: "load",
              EnsembleCore.ReduceAction(\Action.Cases.load) { state, action in
                .run { [state] send in
                  await send._deliver(self.load(state: state, action: action))
                }
              }
            )
            feature.add(
              .core,
              "save(send:)",
              for: "save",
              EnsembleCore.ReduceAction(\Action.Cases.save) { state, _ in
                .run { send in
                  try await send._deliver(self.save(send: send))
                } catch: { error, send in
                  await send._deliver(error, Action.failed)
                }
              }
            )
            feature.add(
              .core,
              "failed(action:)",
              for: "failed",
              EnsembleCore.ReduceAction(\Action.Cases.failed) { state, action in
                ._from(self.failed(action: action))
              }
            )
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .load:
              return 0
            case .save:
              return 1
            case .failed:
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

  @Test func `effects can be cancelled in flight and debounced`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase(cancelInFlight: true)
          func search(action: String) async {
          }
          @ComposeBodyActionCase(debounce: .seconds(1))
          func typed(action: String) -> Effect<Action> {
            .none
          }
        }
        """#,
      to: #"""
        struct Feature {
          func search(action: String) async {
          }
          func typed(action: String) -> Effect<Action> {
            .none
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case search(String)
            case typed(String)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["search", "typed"],
              number: Self._$number
            )
            feature.add(
              .core,
              "search(action:)",
              for: "search",
              EnsembleCore.ReduceAction(\Action.Cases.search) { state, action in
                .run { send in
                  await send._deliver(self.search(action: action))
                }
                ._cancellingPrevious("search")
              }
            )
            feature.add(
              .core,
              "typed(action:)",
              for: "typed",
              EnsembleCore.ReduceAction(\Action.Cases.typed) { state, action in
                ._from(self.typed(action: action))
                ._debounced("typed", for: .seconds(1))
              }
            )
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .search:
              return 0
            case .typed:
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

  @Test func `functions inside #if keep their conditions`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          #if DEBUG
            @ComposeBodyActionCase
            func log(state: inout State) {
            }
          #else
            @ComposeBodyActionCase
            func log() {
            }
          #endif
        }
        """#,
      to: #"""
        struct Feature {
          #if DEBUG
            func log(state: inout State) {
            }
          #else
            func log() {
            }
          #endif

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            #if DEBUG
            case log
            #else
            case log
            #endif
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["log"],
              number: Self._$number
            )
            #if DEBUG
            feature.add(
              .core,
              "log(state:)",
              for: "log",
              EnsembleCore.ReduceAction(\Action.Cases.log) { state, _ in
                ._from(self.log(state: &state))
              }
            )
            #else
            feature.add(
              .core,
              "log()",
              for: "log",
              EnsembleCore.ReduceAction(\Action.Cases.log) { state, _ in
                ._from(self.log())
              }
            )
            #endif
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            #if DEBUG
            case .log:
              return 0
            #else
            case .log:
              return 0
            #endif
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
