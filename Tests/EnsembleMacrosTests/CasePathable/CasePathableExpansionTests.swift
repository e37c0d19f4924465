// SPDX-License-Identifier: MIT

import Testing

@Suite("@CasePathable: expansion")
struct CasePathableExpansionTests {
  @Test func `each case has a path to its payload`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case refresh
          case select(Int)
          case rename(to: String)
          case move(id: Int, CGPoint, _ animated: Bool = true)
          case pair((Int, x: Int)), ignored(Never), `default`
        }
        """,
      to: """
        enum Action {
          case refresh
          case select(Int)
          case rename(to: String)
          case move(id: Int, CGPoint, _ animated: Bool = true)
          case pair((Int, x: Int)), ignored(Never), `default`

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .refresh:
                return \\.refresh
              case .select:
                return \\.select
              case .rename:
                return \\.rename
              case .move:
                return \\.move
              case .pair:
                return \\.pair
              case .ignored:
                return \\.ignored
              case .`default`:
                return \\.`default`
              case _:
                Swift.fatalError()
              }
            }
            var refresh: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.refresh
                },
                extract: {
                  guard case .refresh = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            var select: EnsembleCasePaths.AnyCasePath<Action, Int> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.select,
                extract: {
                  guard case let .select(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var rename: EnsembleCasePaths.AnyCasePath<Action, String> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.rename(to:),
                extract: {
                  guard case let .rename(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var move: EnsembleCasePaths.AnyCasePath<Action, (id: Int, CGPoint, Bool)> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.move(id: $0.0, $0.1, $0.2)
                },
                extract: {
                  guard case let .move(v0, v1, v2) = $0 else {
                    return nil
                  };
                  return (v0, v1, v2)
                }
              )
            }
            var pair: EnsembleCasePaths.AnyCasePath<Action, (Int, x: Int)> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.pair($0)
                },
                extract: {
                  guard case let .pair(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var ignored: EnsembleCasePaths.AnyCasePath<Action, Never> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.ignored,
                extract: {
                  guard case let .ignored(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var `default`: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.`default`
                },
                extract: {
                  guard case .`default` = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              [\\.refresh, \\.select, \\.rename, \\.move, \\.pair, \\.ignored, \\.`default`].makeIterator()
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

  @Test func `an enum without cases has members that compile`() {
    expectExpansion(
      of: """
        @CasePathable
        public enum Action {
        }
        """,
      to: """
        public enum Action {

          public struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public init() {
            }
            public subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              Swift.fatalError()
            }
            public func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              [].makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func `stated conformances are not repeated`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action: CasePathable {
          case tap
        }
        """,
      to: """
        enum Action: CasePathable {
          case tap

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
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

        extension Action: EnsembleCasePaths.CasePathIterable {
        }
        """,
      missingConformances: ["CasePathIterable"]
    )
  }

  @Test func `an extension without missing conformances is not added`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case tap
        }
        """,
      to: """
        enum Action {
          case tap

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
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
        """,
      missingConformances: []
    )
  }
}
