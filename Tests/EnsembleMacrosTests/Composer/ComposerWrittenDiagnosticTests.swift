// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of handwritten members")
struct ComposerWrittenDiagnosticTests {
  @Test func `missing cases of Action are added by a fix-it`() {
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

  @Test func `missing cases of State are added by a fix-it`() {
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
                case _:
                  Swift.fatalError()
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
            case _:
              Swift.fatalError()
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

  @Test func `an enum State requires @ComposeEnumReducer`() {
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
          message: "a feature whose 'State' is an enum requires '@ComposeEnumReducer'",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func `@ComposeEnumReducer requires an enum State`() {
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
                case _:
                  Swift.fatalError()
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
            case _:
              Swift.fatalError()
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeEnumReducer' requires 'State' to be an enum",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func `the property of a presented child requires @Presents`() {
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the child 'sheet' is presented, so its property requires '@Presents'",
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

  @Test func `options without effect on a handwritten type are warnings`() {
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
          message: "'State' is declared explicitly; state its conformances there",
          line: 1,
          column: 17,
          severity: .warning
        ),
        DiagnosticSpec(
          message: "'Action' is declared explicitly; state its conformances there",
          line: 1,
          column: 36,
          severity: .warning
        ),
      ]
    )
  }

  @Test func `an initial state of a handwritten property is a warning`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer("a", of: A.self, initialState: .init()), .reducer("b", of: B.self, initialState: .init())])
        @Composer
        struct Feature {
          struct State {
            var a: A.State
          }
        }
        """#,
      DiagnosticSpec(
        message: "'a' is declared explicitly in 'State'; set its initial value there",
        line: 1,
        column: 68,
        severity: .warning
      )
    )
  }

  @Test func `an initial state of a handwritten enum case is a warning`() {
    expectDiagnostics(
      of: #"""
        @ComposeEnumReducer(.initialStateCase("a"), children: [.reducer("a", of: A.self, initialState: .init())])
        @Composer
        struct Feature {
          enum State {
            case a(A.State)
          }
        }
        """#,
      DiagnosticSpec(
        message: "'a' is declared explicitly in 'State'; set its initial value there",
        line: 1,
        column: 96,
        severity: .warning
      ),
      DiagnosticSpec(
        message: "'State' is declared explicitly; declare its initializer there",
        line: 1,
        column: 21,
        severity: .warning
      )
    )
  }
}
