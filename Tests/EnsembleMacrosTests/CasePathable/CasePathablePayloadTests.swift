// SPDX-License-Identifier: MIT

import Testing

@Suite("@CasePathable: payload types")
struct CasePathablePayloadTests {
  @Test func `Self and nested types are qualified`() {
    expectExpansion(
      of: """
        @CasePathable
        indirect enum Tree<Leaf> {
          case leaf(Leaf)
          case node(left: Self?, [Tree<Leaf>], Self.Kind)
        }
        """,
      to: """
        indirect enum Tree<Leaf> {
          case leaf(Leaf)
          case node(left: Self?, [Tree<Leaf>], Self.Kind)

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Tree) -> EnsembleCasePaths.PartialCaseKeyPath<Tree> {
              switch root {
              case .leaf:
                return \\.leaf
              case .node:
                return \\.node
              case _:
                Swift.fatalError()
              }
            }
            var leaf: EnsembleCasePaths.AnyCasePath<Tree, Leaf> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Tree.leaf,
                extract: {
                  guard case let .leaf(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var node: EnsembleCasePaths.AnyCasePath<Tree, (left: Tree?, [Tree<Leaf>], Tree.Kind)> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: {
                  Tree.node(left: $0.0, $0.1, $0.2)
                },
                extract: {
                  guard case let .node(v0, v1, v2) = $0 else {
                    return nil
                  };
                  return (v0, v1, v2)
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Tree>]> {
              [\\.leaf, \\.node].makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Tree: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func `uninhabited payloads cause no warnings`() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case ignored(Never), child(Child.Action), edit(draft: Edit.Action)
          #if DEBUG
          case log(Int)
          #endif
        }
        """,
      to: """
        enum Action {
          case ignored(Never), child(Child.Action), edit(draft: Edit.Action)
          #if DEBUG
          case log(Int)
          #endif

          struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            init() {
            }
            subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .ignored:
                return \\.ignored
              case .child:
                return \\.child
              case .edit:
                return \\.edit
              #if DEBUG
              case .log:
                return \\.log
              #endif
              case _:
                Swift.fatalError()
              }
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
            var child: EnsembleCasePaths.AnyCasePath<Action, Child.Action> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.child,
                extract: {
                  guard case let .child(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            var edit: EnsembleCasePaths.AnyCasePath<Action, Edit.Action> {
              EnsembleCasePaths.AnyCasePath(
                _$embed: Action.edit(draft:),
                extract: {
                  guard case let .edit(v0) = $0 else {
                    return nil
                  };
                  return v0
                }
              )
            }
            #if DEBUG
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
            #endif
            func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [EnsembleCasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(4)
              allCasePaths.append(\\.ignored)
              allCasePaths.append(\\.child)
              allCasePaths.append(\\.edit)
              #if DEBUG
              allCasePaths.append(\\.log)
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
}
