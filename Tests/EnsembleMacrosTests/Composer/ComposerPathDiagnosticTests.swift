// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of key paths and attachments")
struct ComposerPathDiagnosticTests {
  @Test func `a case path without a root gets one by a fix-it`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBody(action: \.child.delegate)
          func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }

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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: #"write the case as a key path from the actions: '\Action.Cases.child'"#,
          line: 4,
          column: 24,
          fixIts: [FixItSpec(message: #"use '\Action.Cases.child.delegate'"#)]
        )
      ],
      fixed: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBody(action: \Action.Cases.child.delegate)
          func f() {
          }
        }
        """#
    )
  }

  @Test(arguments: ["Counter", "Other.Feature"])
  func `a case path of another feature is an error`(owner: String) {
    let message = "of this feature, not at that of '\(owner)'"
    #expect(
      diagnostics(
        of: #"""
          extension Screens {
            @Composer
            struct Feature {
              @ComposeBodyOnChange(of: \\#(owner).State.count)
              func f() {
              }
              @ComposeBody(action: \\#(owner).Action.Cases.child)
              func g() {
              }
            }
          }
          """#
      ) == [
        "the path must start at the 'State' \(message)",
        "the path must start at the 'Action' \(message)",
      ]
    )
  }

  @Test func `a state path of another feature is an error`() {
    expectDiagnostics(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \Counter.State.count)
          func f() {
          }
        }
        """#,
      DiagnosticSpec(
        message: "the path must start at the 'State' of this feature, not at that of 'Counter'",
        line: 3,
        column: 29,
        fixIts: [FixItSpec(message: #"use '\State.count'"#)]
      ),
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.count)
          func f() {
          }
        }
        """#
    )
  }

  @Test func `changes before the core without an attachment are a warning`() {
    func message(_ author: String) -> String {
      "changes by \(author) happen before the core, and are not observed there; write "
        + "'attachment: .feature' to observe them too, or '.core' to ignore them"
    }
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.bindable, children: [.reducer("a", of: A.self), .presentsReducer("b", of: B.self)])
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.a.count) func a() {}
          @ComposeBodyOnChange(of: \State.b?.count) func b() {}
          @ComposeBodyOnChange(of: \State.c, isEqual: ==) func c() {}
          @ComposeBodyOnChange(of: \State.d, attachment: .core) func d() {}
        }
        """#,
      DiagnosticSpec(
        message: message("the child 'a' itself"),
        line: 4,
        column: 28,
        severity: .warning,
        fixIts: [FixItSpec(message: "add 'attachment: .feature'")]
      ),
      DiagnosticSpec(
        message: message("bindings"),
        line: 6,
        column: 28,
        severity: .warning,
        fixIts: [FixItSpec(message: "add 'attachment: .feature'")]
      ),
      fixed: #"""
        @ComposeReducer(.bindable, children: [.reducer("a", of: A.self), .presentsReducer("b", of: B.self)])
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.a.count, attachment: .feature) func a() {}
          @ComposeBodyOnChange(of: \State.b?.count) func b() {}
          @ComposeBodyOnChange(of: \State.c, isEqual: ==, attachment: .feature) func c() {}
          @ComposeBodyOnChange(of: \State.d, attachment: .core) func d() {}
        }
        """#
    )
  }

  @Test func `a state path without a root gets one by a fix-it`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \.count)
          func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }

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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: #"write the value as a key path from the state: '\State.value'"#,
          line: 3,
          column: 28,
          fixIts: [FixItSpec(message: #"use '\State.count'"#)]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.count)
          func f() {
          }
        }
        """#
    )
  }

  @Test func `an attachment to bindings requires a bindable feature`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.count, attachment: .binding)
          func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }

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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "without '.bindable' the feature has no bindings to observe",
          line: 4,
          column: 54,
          fixIts: [FixItSpec(message: "add '.bindable'")]
        )
      ],
      fixed: #"""
        @ComposeReducer(.bindable, children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.count, attachment: .binding)
          func f() {
          }
        }
        """#
    )
  }

  @Test func `an attachment to an unknown child is an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.count, attachment: .scope("x"))
          func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }

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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "there is no child 'x'; there is 'child'",
          line: 4,
          column: 61
        )
      ]
    )
  }

  @Test func `an attachment that is not a literal is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.count, attachment: place)
          func f() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }

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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the attachment must be '.feature', '.core', '.binding' or "
            + #"'.scope("child")'"#,
          line: 3,
          column: 54
        )
      ]
    )
  }
}
