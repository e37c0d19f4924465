// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of the names of children")
struct ComposerChildNameDiagnosticTests {
  @Test func repeatedName() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self), .state("child", of: Int.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
          message: "there is another child named 'child'",
          line: 1,
          column: 70,
          notes: [
            NoteSpec(message: "'child' is first used here", line: 1, column: 37)
          ]
        )
      ]
    )
  }

  @Test func repeatedNameInADestination() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.alert(), .stateless("alert")])])
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "there is another child named 'alert'",
          line: 1,
          column: 81,
          notes: [
            NoteSpec(message: "'alert' is first used here", line: 1, column: 60)
          ]
        )
      ]
    )
  }

  @Test func repeatedReducerName() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsDestination("a", children: []), .presentsDestination("b", children: [])])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var a: Destination.State?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case a(EnsembleCore.PresentationAction<Destination.Action>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["a"],
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
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .a:
              return 0
            }
          }

          struct AllComposedScopePaths {
            var a: EnsembleCore.ScopePathGroup<State, EnsembleCore.PresentationState<Destination.State>, Action, EnsembleCore.PresentationAction<Destination.Action>, DestinationPaths> {
              EnsembleCore.ScopePathGroup(EnsembleCore.ScopePath(state: \State.$a, action: \Action.Cases.a), members: DestinationPaths())
            }
            struct DestinationPaths {
            }
          }

          enum Destination: EnsembleCore.CaseReducer {
            @Ensemble.CasePathable
            @dynamicMemberLookup
            @Ensemble.ObservableState
            enum State: Swift.Equatable, EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              typealias StateReducer = Destination
            }

            @Ensemble.CasePathable
            enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            }

            static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
              return EnsembleCore.Reduce(EnsembleCore.EmptyReducer())
            }

            @dynamicMemberLookup
            enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {

              struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
                init() {
                }
                subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                  Swift.fatalError()
                }
                func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                  [].makeIterator()
                }
              }

              static var allCasePaths: AllCasePaths {
                AllCasePaths()
              }
            }

            @MainActor
            static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
              Swift.fatalError()
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "there is another reducer 'Destination'; give this one a 'reducerName'",
          line: 1,
          column: 90
        )
      ]
    )
  }

  @Test func childNamedBinding() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable, children: [.reducer("binding", of: Child.self)])
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
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "with '.bindable' the case 'binding' is for writes to the state",
          line: 1,
          column: 48
        )
      ]
    )
  }

  @Test func nameWithASpace() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("two words", of: Child.self)])
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'two words' is not a name that a property and a case can have",
          line: 1,
          column: 37,
          fixIts: [FixItSpec(message: "use 'twoWords'")]
        )
      ],
      fixed: #"""
        @ComposeReducer(children: [.reducer("twoWords", of: Child.self)])
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func keyword() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("default", of: Child.self)])
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'default' is not a name that a property and a case can have",
          line: 1,
          column: 37
        )
      ]
    )
  }

  @Test func interpolatedName() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("\(name)", of: Child.self)])
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the name must be a string literal without interpolations",
          line: 1,
          column: 37
        )
      ]
    )
  }

  @Test func childWithoutAName() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer(of: Child.self)])
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the child needs a name",
          line: 1,
          column: 29
        )
      ]
    )
  }
}
