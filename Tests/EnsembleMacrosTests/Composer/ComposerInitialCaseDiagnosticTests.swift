// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of initial cases")
struct ComposerInitialCaseDiagnosticTests {
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
}
