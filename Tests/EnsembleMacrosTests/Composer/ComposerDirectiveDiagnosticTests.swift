// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of directives")
struct ComposerDirectiveDiagnosticTests {
  @Test func wrongDeclaration() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionCase
          func f() {
          }
          @ComposeBody
          enum E {
          }
          @ComposeScopePath(action: \Action.Cases.x)
          struct S {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }
          @Ensemble.CasePathable
          enum E {
          }
          struct S {
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
          message: "'@ComposeActionCase' can only be applied to an enum",
          line: 3,
          column: 3
        ),
        DiagnosticSpec(
          message: "'@ComposeBody' can only be applied to a function",
          line: 6,
          column: 3
        ),
        DiagnosticSpec(
          message: "'@ComposeScopePath' can only be applied to a property",
          line: 9,
          column: 3
        ),
      ]
    )
  }

  @Test func outsideOfAFeature() {
    expectExpansion(
      of: #"""
        struct Other {
          @ComposeBody
          func f() {
          }
        }
        """#,
      to: #"""
        struct Other {
          func f() {
          }
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeBody' has no effect outside of a struct with '@Composer'",
          line: 2,
          column: 3,
          severity: .warning
        )
      ]
    )
  }

  @Test func inAnExtension() {
    expectExpansion(
      of: #"""
        extension Feature {
          @ComposeBody
          func f() {
          }
        }
        """#,
      to: #"""
        extension Feature {
          func f() {
          }
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeBody' has no effect in an extension; '@Composer' reads the "
            + "struct alone",
          line: 2,
          column: 3,
          severity: .warning
        )
      ]
    )
  }

  @Test func severalDirectives() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          @ComposeBodyActionCase
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
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>()
            feature.add(
              .core,
              "f()",
              EnsembleCore.Reduce { state, action in
                ._from(self.f())
              }
            )
            return feature
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the function has '@ComposeBody' already, and can have one directive",
          line: 4,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@ComposeBodyActionCase'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f() {
          }
        }
        """#
    )
  }

  @Test func clashWithAChild() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("view", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func view() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func view() {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var view: Child.State
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case view(Child.Action)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["view"],
              number: Self._$number
            )
            feature.add(
              .child,
              "view",
              for: "view",
              EnsembleCore.Scope(state: \State.view, action: \Action.Cases.view) {
                Child()
              }
            )
            EnsembleCore._ignoresDelegate(of: Child.Action.self)  // view
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .view:
              return 0
            }
          }

          struct AllComposedScopePaths {
            var view: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.view, action: \Action.Cases.view)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'view' is a case of the actions already, by the child",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func clashWithADirective() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionCase
          enum Delegate {
          }
          @ComposeActionCase
          enum DelegateAction {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Delegate {
          }
          @Ensemble.CasePathable
          enum DelegateAction {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore.DelegatingAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case delegate(Delegate)
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
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'delegate' is a case of the actions already, by a directive",
          line: 6,
          column: 3
        )
      ]
    )
  }

  @Test func clashWithBindings() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable)
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func binding() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func binding() {
          }

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
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'binding' is a case of the actions already, by the bindings",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func enumThatLeavesNoName() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionCase
          enum Action {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Action {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
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
          message: "the name of the enum leaves none for the case; give one as an argument",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func noAlert() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeActionAlertCase
          enum Alert {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Alert {
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
          message: "the feature has no alert",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func severalAlerts() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsAlert("a"), .presentsAlert("b")])
        @Composer
        struct Feature {
          @ComposeActionAlertCase
          enum Alert {
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Alert {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var a: EnsembleCore.AlertState<Swift.Never>?
            @Ensemble.Presents var b: EnsembleCore.AlertState<Swift.Never>?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case a(EnsembleCore.PresentationAction<Swift.Never>)
            case b(EnsembleCore.PresentationAction<Swift.Never>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["a", "b"],
              number: Self._$number
            )
            feature.attach("a") { core in
              core.ifLet(
                \State.$a,
                action: \Action.Cases.a,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 28
              )
            }
            feature.attach("b") { core in
              core.ifLet(
                \State.$b,
                action: \Action.Cases.b,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 49
              )
            }
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .a:
              return 0
            case .b:
              return 1
            }
          }

          struct AllComposedScopePaths {
            var a: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.AlertState<Swift.Never>>, Action, EnsembleCore.PresentationAction<Swift.Never>> {
              EnsembleCore.ScopePath(state: \State.$a, action: \Action.Cases.a)
            }
            var b: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<EnsembleCore.AlertState<Swift.Never>>, Action, EnsembleCore.PresentationAction<Swift.Never>> {
              EnsembleCore.ScopePath(state: \State.$b, action: \Action.Cases.b)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "name the alert that is meant; there are 'a', 'b'",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func noConfirmationDialog() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionConfirmationDialogCase
          func chosen(action: Int) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func chosen(action: Int) {
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
          message: "the feature has no confirmation dialog",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func pathWithoutARoot() {
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

  @Test func changeWithoutARoot() {
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

  @Test func attachmentWithoutBindings() {
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
          message: "without '.bindable' the feature has no bindings to watch",
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

  @Test func unknownAttachment() {
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

  @Test func attachmentThatIsNoLiteral() {
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
          message: "the attachment must be written out: '.feature', '.core', '.binding' or "
            + #"'.scope("child")'"#,
          line: 3,
          column: 54
        )
      ]
    )
  }

  @Test func unknownDelegate() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.state("name", of: String.self)])
        @Composer
        struct Feature {
          @ComposeDelegate("name")
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
            var name: String
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
          message: "there is no child 'name' that could delegate; a case of a destination "
            + "or a stack is named with it: 'path.detail'",
          line: 4,
          column: 20
        )
      ]
    )
  }

  @Test func crossedBoundaries() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self), .identifiedArray("rows", of: Row.self)])
        @Composer
        struct Feature {
          @ComposeBody(action: \Action.Cases.child.view)
          func f() {
          }
          @ComposeBody(identifiedAction: \Action.Cases.rows, elementAction: \.view)
          func g() {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f() {
          }
          func g() {
          }

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
                Child()
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
                column: 63
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'view' happens within the child 'child'; let it delegate what others "
            + "are to react to",
          line: 4,
          column: 24,
          severity: .warning
        ),
        DiagnosticSpec(
          message: "'view' happens within the child 'rows'; let it delegate what others are "
            + "to react to",
          line: 7,
          column: 69,
          severity: .warning
        ),
      ]
    )
  }

  @Test func scopeThatIsNoChild() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.identifiedArray("rows", of: Row.self)])
        @Composer
        struct Feature {
          struct State {
            @ComposeScopePath(action: \Action.Cases.rows.element)
            var a: Int { 0 }
            @ComposeScopePath(action: \Action.Cases.rows)
            var b = 0
            @ComposeScopePath(action: \Action.Cases.rows)
            var rows: Int { 0 }
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState(feature: "Feature")
          struct State {
            var a: Int { 0 }
            var b = 0
            var rows: Int { 0 }
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: #"the case must be that of a child: '\Action.Cases.child'"#,
          line: 5,
          column: 31
        ),
        DiagnosticSpec(
          message: "'@ComposeScopePath' takes one property of the state's values, whose "
            + "type is written",
          line: 7,
          column: 5
        ),
        DiagnosticSpec(
          message: "there is another scope named 'rows'",
          line: 9,
          column: 5
        ),
      ]
    )
  }
}
