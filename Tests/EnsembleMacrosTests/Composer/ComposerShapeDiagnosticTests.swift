// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of the shape")
struct ComposerShapeDiagnosticTests {
  @Test func notAStruct() {
    expectExpansion(
      of: #"""
        @Composer
        final class Feature {
        }
        """#,
      to: #"""
        final class Feature {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Composer' can only be applied to a struct",
          line: 2,
          column: 7
        )
      ]
    )
  }

  @Test func reducerToo() {
    expectExpansion(
      of: #"""
        @Composer
        @Ensemble.Reducer
        struct Feature {
        }
        """#,
      to: #"""
        @Ensemble.Reducer
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
          message: "'@Composer' makes the struct a reducer; '@Reducer' cannot be there too",
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@Ensemble.Reducer'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func severalShapes() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable)
        @ComposeEnumReducer
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

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a feature has one '@ComposeReducer' or '@ComposeEnumReducer'",
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@ComposeEnumReducer'")]
        )
      ],
      fixed: #"""
        @ComposeReducer(.bindable)
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func shapeWithoutComposer() {
    expectExpansion(
      of: #"""
        @ComposeReducer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeReducer' has no effect without '@Composer' on the same struct",
          line: 1,
          column: 1,
          severity: .warning
        )
      ]
    )
  }

  @Test func unknownOption() {
    expectExpansion(
      of: #"""
        @ComposeReducer(options)
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
          message: "options must be written out, as in '.bindable' or '.action(.equatable)'",
          line: 1,
          column: 17
        )
      ]
    )
  }

  @Test func childrenOfAConstant() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable, children: constant)
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
          message: "'children' must be an array literal",
          line: 1,
          column: 38
        )
      ]
    )
  }

  @Test func initialCaseThatIsNotThere() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(.initialStateCase("x"), children: [.stateless("done")])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: Swift.Equatable, EnsembleCore.ScopeSwitchable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias ComposedFeature = Feature
            case done
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case done

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .done:
                  return \.done
                }
              }
              var done: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.done
                  },
                  extract: {
                    guard case .done = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.done].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .done:
              return .done
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "there is no child of this name; there is 'done'",
          line: 1,
          column: 39
        )
      ]
    )
  }

  @Test func initialCaseThatIsNoLiteral() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(.initialStateCase(name), children: [.stateless("done")])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: Swift.Equatable, EnsembleCore.ScopeSwitchable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias ComposedFeature = Feature
            case done
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case done

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .done:
                  return \.done
                }
              }
              var done: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.done
                  },
                  extract: {
                    guard case .done = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.done].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .done:
              return .done
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the name must be a string literal without interpolations",
          line: 1,
          column: 39
        )
      ]
    )
  }

  @Test func initialCaseWithoutAValue() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(.initialStateCase("count"), children: [.state("count", of: Int.self)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: Swift.Equatable, EnsembleCore.ScopeSwitchable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias ComposedFeature = Feature
            case count(Int)
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case count(Int)

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .count:
                  return \.count
                }
              }
              var count: EnsembleCasePaths.AnyCasePath<CaseScope, Int> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.count($0)
                  },
                  extract: {
                    guard case let .count(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.count].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case let .count(v0):
              return .count(v0)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'count' has no initial value, so the state cannot start in it",
          line: 1,
          column: 39
        )
      ]
    )
  }

  @Test func missingAction() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          enum Action {
            case other
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable
          enum Action {
            case other
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var child: Child.State
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>()
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
          message: "'Action' lacks 'case child(Child.Action)'",
          line: 4,
          column: 8,
          fixIts: [FixItSpec(message: "add the case")]
        )
      ],
      fixed: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          enum Action {
            case other
            case child(Child.Action)
          }
        }
        """#
    )
  }

  @Test func missingState() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(children: [.stateless("on"), .stateless("off")])
        @Composer
        struct Feature {
          enum State {
            case on
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable @dynamicMemberLookup @Ensemble._ComposedState(feature: "Feature")
          enum State {
            case on
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case on
            case off

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .on:
                  return \.on
                case .off:
                  return \.off
                }
              }
              var on: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.on
                  },
                  extract: {
                    guard case .on = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              var off: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.off
                  },
                  extract: {
                    guard case .off = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.on, \.off].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .on:
              return .on
            case .off:
              return .off
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'State' lacks 'case off'",
          line: 4,
          column: 8,
          fixIts: [FixItSpec(message: "add the case")]
        )
      ],
      fixed: #"""
        @ComposeEnumReducer(children: [.stateless("on"), .stateless("off")])
        @Composer
        struct Feature {
          enum State {
            case on
            case off
          }
        }
        """#
    )
  }

  @Test func enumStateOfAStructFeature() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          enum State {
            case on
          }
        }
        """#,
      to: #"""
        struct Feature {
          enum State {
            case on
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
          message: "a feature whose 'State' is an enum takes '@ComposeEnumReducer'",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func structStateOfAnEnumFeature() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(children: [.stateless("off")])
        @Composer
        struct Feature {
          struct State {
          }
        }
        """#,
      to: #"""
        struct Feature {
          struct State {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case off

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .off:
                  return \.off
                }
              }
              var off: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.off
                  },
                  extract: {
                    guard case .off = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.off].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .off:
              return .off
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a feature with '@ComposeEnumReducer' has an enum as its 'State'",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func presentedChildWithoutPresents() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsReducer("sheet", of: Sheet.self)])
        @Composer
        struct Feature {
          struct State {
            var sheet: Sheet.State?
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState(feature: "Feature")
          struct State {
            var sheet: Sheet.State?
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the child 'sheet' is presented, so its property needs '@Presents'",
          line: 5,
          column: 9,
          fixIts: [FixItSpec(message: "add '@Presents'")]
        )
      ],
      fixed: #"""
        @ComposeReducer(children: [.presentsReducer("sheet", of: Sheet.self)])
        @Composer
        struct Feature {
          struct State {
            @Presents var sheet: Sheet.State?
          }
        }
        """#
    )
  }

  @Test func optionsOfWrittenTypes() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.state(.hashable), .action(.equatable))
        @Composer
        struct Feature {
          typealias State = Int
          typealias Action = Bool
        }
        """#,
      to: #"""
        struct Feature {
          typealias State = Int
          typealias Action = Bool

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'State' is written by hand; its conformances are to be written there",
          line: 1,
          column: 17,
          severity: .warning
        ),
        DiagnosticSpec(
          message: "'Action' is written by hand; its conformances are to be written there",
          line: 1,
          column: 36,
          severity: .warning
        ),
      ]
    )
  }
}
