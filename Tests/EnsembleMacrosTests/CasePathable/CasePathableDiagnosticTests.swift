// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@CasePathable: diagnostics")
struct CasePathableDiagnosticTests {
  @Test func `the attribute on a struct is an error`() {
    expectExpansion(
      of: """
        @CasePathable
        public struct Action {
        }
        """,
      to: """
        public struct Action {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' can only be applied to an enum",
          line: 2,
          column: 8
        )
      ]
    )
  }

  @Test func `a repeated name is an error`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case select(id: Int)
          case select(name: String), tap
        }
        """,
      to: """
        enum Action {
          case select(id: Int)
          case select(name: String), tap

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .select:
                return \\.select
              case .tap:
                return \\.tap
              case _:
                Swift.fatalError()
              }
            }
            var select: EnsembleCasePaths.AnyCasePath<Action, Int> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.select(id:),
                extract: {
                  guard case let .select(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var tap: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.tap
                },
                extract: {
                  guard case .tap = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              [\\.select, \\.tap].makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "case paths require distinct names, but 'select' is declared more than once",
          line: 4,
          column: 8
        )
      ]
    )
  }

  @Test func `a name repeated in an #if branch is an error`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          #if DEBUG
          case tap
          #else
          case tap
          #endif
          case `tap`(Int)
        }
        """,
      to: """
        enum Action {
          #if DEBUG
          case tap
          #else
          case tap
          #endif
          case `tap`(Int)

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              #if DEBUG
              case .tap:
                return \\.tap
              #else
              case .tap:
                return \\.tap
              #endif
              case _:
                Swift.fatalError()
              }
            }
            #if DEBUG
            var tap: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.tap
                },
                extract: {
                  guard case .tap = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            #else
            var tap: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.tap
                },
                extract: {
                  guard case .tap = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            #endif
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [EnsembleCasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(2)
              #if DEBUG
              allCasePaths.append(\\.tap)
              #else
              allCasePaths.append(\\.tap)
              #endif
              return allCasePaths.makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "case paths require distinct names, but '`tap`' is declared more than once",
          line: 8,
          column: 8
        )
      ]
    )
  }

  @Test func `a type shadowed by AllCasePaths is an error`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action<Element> {
          case select([Element], Root)
          case tap
        }
        """,
      to: """
        enum Action<Element> {
          case select([Element], Root)
          case tap

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .select:
                Swift.fatalError()
              case .tap:
                return \\.tap
              case _:
                Swift.fatalError()
              }
            }
            var tap: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.tap
                },
                extract: {
                  guard case .tap = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              [\\.tap].makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'Element' has a different meaning inside 'AllCasePaths'; qualify or rename it",
          line: 3,
          column: 16
        ),
        DiagnosticSpec(
          message: "'Root' has a different meaning inside 'AllCasePaths'; qualify or rename it",
          line: 3,
          column: 26
        ),
      ]
    )
  }

  @Test func `a shadowed type nested in the enum is qualified`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case select([Element<Int>], other: Table.Element)
          struct Element<Value> {
            let value: Root
          }
        }
        """,
      to: """
        enum Action {
          case select([Element<Int>], other: Table.Element)
          struct Element<Value> {
            let value: Root
          }

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .select:
                return \\.select
              case _:
                Swift.fatalError()
              }
            }
            var select: EnsembleCasePaths.AnyCasePath<Action, ([Action.Element<Int>], other: Table.Element)> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.select($0.0, other: $0.1)
                },
                extract: {
                  guard case let .select(v0, v1) = $0 else {
                    return nil
                  };
                  return (v0, v1)
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              [\\.select].makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """
    )
  }
}
