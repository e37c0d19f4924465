// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of children")
struct ComposerChildDiagnosticTests {
  @Test func childWithoutAType() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child"), .reducer("other", of: type)])
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
          message: "the type of the child must be written as 'of: Child.self'",
          line: 1,
          column: 29
        ),
        DiagnosticSpec(
          message: "the type of the child must be written as 'of: Child.self'",
          line: 1,
          column: 69
        ),
      ]
    )
  }

  @Test func unknownChild() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.forEach("rows", of: Row.self), child])
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
          message: #"children must be written out, as in '.reducer("child", of: Child.self)'"#,
          line: 1,
          column: 28
        ),
        DiagnosticSpec(
          message: #"children must be written out, as in '.reducer("child", of: Child.self)'"#,
          line: 1,
          column: 60
        ),
      ]
    )
  }

  @Test func tupleWithAnInitialValue() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(children: [.state("page", of: (Int, title: String).self, initialValue: (1, ""))])
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
            case page(Int, title: String)
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case page(Int, title: String)

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .page:
                  return \.page
                }
              }
              var page: EnsembleCasePaths.AnyCasePath<CaseScope, (Int, title: String)> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.page($0.0, title: $0.1)
                  },
                  extract: {
                    guard case let .page(v0, v1) = $0 else {
                      return nil
                    };
                    return (v0, v1)
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.page].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case let .page(v0, v1):
              return .page(v0, title: v1)
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the values of a tuple cannot have an initial value; it is ignored",
          line: 1,
          column: 92,
          severity: .warning
        )
      ]
    )
  }

  @Test func reducerOfAnUnknownChild() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.state("name", of: String.self)])
        @Composer
        struct Feature {
          @ComposeBodyChildReducer("name")
          var name: Child { Child() }
        }
        """#,
      to: #"""
        struct Feature {
          var name: Child { Child() }

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
          message: "there is no child 'name' with a reducer of its own",
          line: 4,
          column: 28
        )
      ]
    )
  }
}
