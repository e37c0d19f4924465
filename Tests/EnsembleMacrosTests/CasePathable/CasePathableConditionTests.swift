// SPDX-License-Identifier: MIT

import Testing

@Suite("@CasePathable: conditions")
struct CasePathableConditionTests {
  @Test func `cases inside #if keep their conditions`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case tap
          #if DEBUG
          case log(String)
          #if os(Linux)
          case trace
          #endif
          #elseif RELEASE
          func nothing() {}
          #else
          case log(Int), quiet
          #endif
        }
        """,
      to: """
        enum Action {
          case tap
          #if DEBUG
          case log(String)
          #if os(Linux)
          case trace
          #endif
          #elseif RELEASE
          func nothing() {}
          #else
          case log(Int), quiet
          #endif

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tap:
                return \\.tap
              #if DEBUG
              case .log:
                return \\.log
              #if os(Linux)
              case .trace:
                return \\.trace
              #endif
              #elseif RELEASE
              #else
              case .log:
                return \\.log
              case .quiet:
                return \\.quiet
              #endif
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
            #if DEBUG
            var log: EnsembleCasePaths.AnyCasePath<Action, String> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.log,
                extract: {
                  guard case let .log(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            #if os(Linux)
            var trace: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.trace
                },
                extract: {
                  guard case .trace = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            #endif
            #elseif RELEASE
            #else
            var log: EnsembleCasePaths.AnyCasePath<Action, Int> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.log,
                extract: {
                  guard case let .log(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var quiet: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.quiet
                },
                extract: {
                  guard case .quiet = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            #endif
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [EnsembleCasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(5)
              allCasePaths.append(\\.tap)
              #if DEBUG
              allCasePaths.append(\\.log)
              #if os(Linux)
              allCasePaths.append(\\.trace)
              #endif
              #elseif RELEASE
              #else
              allCasePaths.append(\\.log)
              allCasePaths.append(\\.quiet)
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
        """
    )
  }

  @Test func `empty branches at the end are removed`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case tap
          #if DEBUG
          #if os(Linux)
          func trace() {}
          #endif
          #else
          func log() {}
          #endif
          #if TESTING
          case check
          #else
          func check() {}
          #endif
        }
        """,
      to: """
        enum Action {
          case tap
          #if DEBUG
          #if os(Linux)
          func trace() {}
          #endif
          #else
          func log() {}
          #endif
          #if TESTING
          case check
          #else
          func check() {}
          #endif

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tap:
                return \\.tap
              #if TESTING
              case .check:
                return \\.check
              #endif
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
            #if TESTING
            var check: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.check
                },
                extract: {
                  guard case .check = $0 else {
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
              allCasePaths.append(\\.tap)
              #if TESTING
              allCasePaths.append(\\.check)
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
        """
    )
  }

  @Test func `generated code respects the availability of cases`() {
    expectExpansion(
      of: """
        @available(iOS 18, *)
        @CasePathable
        enum Action {
          case tap
          @available(iOS 19, *)
          case glass
          @available(*, deprecated, message: "Tap instead.")
          case press(Int)
          @available(*, unavailable)
          case gone
        }
        """,
      to: """
        @available(iOS 18, *)
        enum Action {
          case tap
          @available(iOS 19, *)
          case glass
          @available(*, deprecated, message: "Tap instead.")
          case press(Int)
          @available(*, unavailable)
          case gone

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            @available(*, deprecated)
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tap:
                return \\.tap
              case .glass:
                guard #available(iOS 19, *) else {
                  Swift.fatalError()
                }
                return \\.glass
              case .press:
                return \\.press
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
            @available(iOS 19, *)
            var glass: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Action.glass
                },
                extract: {
                  guard case .glass = $0 else {
                    return nil
                  };
                  return ()
                }
              )
            }
            @available(*, deprecated, message: "Tap instead.")
            var press: EnsembleCasePaths.AnyCasePath<Action, Int> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.press,
                extract: {
                  guard case let .press(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            @available(*, unavailable)
            var gone: EnsembleCasePaths.AnyCasePath<Action, Swift.Void> {
              Swift.fatalError()
            }
            @available(*, deprecated)
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [EnsembleCasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(4)
              allCasePaths.append(\\.tap)
              if #available(iOS 19, *) {
                allCasePaths.append(\\.glass)
              }
              allCasePaths.append(\\.press)
              return allCasePaths.makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(iOS 18, *)
        extension Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """
    )
  }
}
