// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of boundaries and scopes")
struct ComposerBoundaryDiagnosticTests {
  @Test func `a delegate of an unknown child is an error`() {
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
          message: "there is no child 'name' that can delegate; write the path of a child in a "
            + "destination or a stack: 'path.detail'",
          line: 4,
          column: 20
        )
      ]
    )
  }

  @Test func `handling internal actions of a child is a warning`() {
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
            feature.add(
              .core,
              "f()",
              for: "child",
              EnsembleCore.ReduceAction(\Action.Cases.child.view) { state, action in
                ._from(self.f())
              }
            )
            feature.add(
              .core,
              "g()",
              for: "rows",
              EnsembleCore.ReduceIdentifiedAction(\Action.Cases.rows, element: \.view) { state, id, action in
                ._from(self.g())
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'view' is internal to the child 'child'; handle a delegate action of the "
            + "child instead",
          line: 4,
          column: 24,
          severity: .warning
        ),
        DiagnosticSpec(
          message: "'view' is internal to the child 'rows'; handle a delegate action of the "
            + "child instead",
          line: 7,
          column: 69,
          severity: .warning
        ),
      ]
    )
  }

  @Test func `a scope that does not lead to a child is an error`() {
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: #"the case must belong to a child: '\Action.Cases.child'"#,
          line: 5,
          column: 31
        ),
        DiagnosticSpec(
          message: "'@ComposeScopePath' requires a single instance property with an explicit type",
          line: 7,
          column: 5
        ),
        DiagnosticSpec(
          message: "another scope is already named 'rows'",
          line: 9,
          column: 5
        ),
      ]
    )
  }
}
