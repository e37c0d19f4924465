// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: changes")
struct ComposerChangeTests {
  @Test func `a change is observed at its attachment`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable, children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.count, attachment: .feature)
          func counted(state: inout State, oldValue: Int, newValue: Int) {
          }
          @ComposeBodyOnChange(of: \State.child.count, attachment: .core)
          func core() {
          }
          @ComposeBodyOnChange(of: \State.count, attachment: .binding)
          func bound(newValue: Int) {
          }
          @ComposeBodyOnChange(of: \State.child, attachment: .scope("child"))
          func scoped(action: Action) -> Effect<Action> {
            .none
          }
        }
        """#,
      to: #"""
        struct Feature {
          func counted(state: inout State, oldValue: Int, newValue: Int) {
          }
          func core() {
          }
          func bound(newValue: Int) {
          }
          func scoped(action: Action) -> Effect<Action> {
            .none
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var child: Child.State
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore.BindableAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case binding(EnsembleCore.BindingAction<State>)
            case child(Child.Action)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["binding", "child"],
              number: Self._$number
            )
            feature.add(.binding, "binding", for: "binding", EnsembleCore.BindingReducer())
            feature.add(
              .child,
              "child",
              for: "child",
              EnsembleCore.Scope(state: \State.child, action: \Action.Cases.child) {
                Child()
              }
            )
            feature.onChange(
              of: \.count,
              attachment: .feature,
              "counted(state:oldValue:newValue:)"
            ) { oldValue, newValue, state, action in
              ._from(self.counted(state: &state, oldValue: oldValue, newValue: newValue))
            }
            feature.onChange(
              of: \.child.count,
              attachment: .core,
              "core()"
            ) { oldValue, newValue, state, action in
              ._from(self.core())
            }
            feature.onChange(
              of: \.count,
              attachment: .binding,
              "bound(newValue:)"
            ) { oldValue, newValue, state, action in
              ._from(self.bound(newValue: newValue))
            }
            feature.onChange(
              of: \.child,
              attachment: .scope("child"),
              "scoped(action:)"
            ) { oldValue, newValue, state, action in
              ._from(self.scoped(action: action))
            }
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // child
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .binding:
              return 0
            case .child:
              return 1
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

  @Test func `changes of the core are observed by default`() {
    let text = expanded(
      #"""
      @Composer
      struct Feature {
        @ComposeBodyOnChange(of: \State.count)
        func counted() {
        }
      }
      """#
    )
    #expect(text.contains("attachment: .core"))
  }

  @Test(arguments: [#"\Self.State.count"#, #"\Feature.State.count"#, #"\App.Feature.State.count"#])
  func `the key path may start at the feature`(path: String) {
    let source = """
      @Composer
      struct Feature {
        @ComposeBodyOnChange(of: \(path))
        func counted() {
        }
      }
      """
    #expect(expanded(source).contains(#"of: \.count,"#))
    #expect(diagnostics(of: source).isEmpty)
  }

  @Test func `the key path may start at the enclosing types`() {
    let source = #"""
      extension Screens.Main {
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \Main.Feature.State.count)
          func counted() {
          }
          @ComposeBodyOnChange(of: \App.Screens.Main.Feature.State.count)
          func countedAgain() {
          }
        }
      }
      """#
    #expect(diagnostics(of: source).isEmpty)
  }
}
