// SPDX-License-Identifier: MIT

import Testing

@Suite("@CasePathable: access")
struct CasePathableAccessTests {
  @Test func `members of a public enum are public`() {
    expectExpansion(
      of: """
        @CasePathable
        public enum Action {
          case tap
        }
        """,
      to: """
        public enum Action {
          case tap

          public struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public init() {
            }
            public subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tap:
                return \\.tap
              case _:
                Swift.fatalError()
              }
            }
            public var tap: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
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
            public func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              [\\.tap].makeIterator()
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

  @Test func `members of a package enum have package access`() {
    expectExpansion(
      of: """
        @CasePathable
        package enum Action {
          case tap
        }
        """,
      to: """
        package enum Action {
          case tap

          package struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            package init() {
            }
            package subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tap:
                return \\.tap
              case _:
                Swift.fatalError()
              }
            }
            package var tap: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
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
            package func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              [\\.tap].makeIterator()
            }
          }

          package static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func `members of a private enum have no modifier`() {
    expectExpansion(
      of: """
        @CasePathable
        private enum Action {
          case tap
        }
        """,
      to: """
        private enum Action {
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

        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func `an enum has the access of its extension`() {
    expectExpansion(
      of: """
        public extension Feature {
          @CasePathable
          enum Action {
            case tap
          }
        }
        """,
      to: """
        public extension Feature {
          enum Action {
            case tap

            public struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public init() {
              }
              public subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
                switch root {
                case .tap:
                  return \\.tap
                case _:
                  Swift.fatalError()
                }
              }
              public var tap: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
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
              public func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
                [\\.tap].makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
        }

        extension Feature.Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """
    )
  }
}
