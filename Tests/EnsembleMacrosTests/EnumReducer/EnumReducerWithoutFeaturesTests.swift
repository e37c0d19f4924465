// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: no features")
struct EnumReducerWithoutFeaturesTests {
  @Test func `an enum with values only has an empty body`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case sheet
          case item(Item.ID, Int)
        }
        """,
      to: """
        enum Destination {
          case sheet
          case item(Item.ID, Int)

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias StateReducer = Destination
            case sheet
            case item(Item.ID, Int)
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case sheet(Swift.Never)
            case item(Swift.Never)
          }

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            return EnsembleCore.Reduce(EnsembleCore.EmptyReducer())
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case sheet
            case item(Item.ID, Int)

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .sheet:
                  return \\.sheet
                case .item:
                  return \\.item
                case _:
                  Swift.fatalError()
                }
              }
              var sheet: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.sheet
                  },
                  extract: {
                    guard case .sheet = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              var item: EnsembleCasePaths.AnyCasePath<CaseScope, (Item.ID, Int)> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.item($0.0, $0.1)
                  },
                  extract: {
                    guard case let .item(v0, v1) = $0 else {
                      return nil
                    };
                    return (v0, v1)
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\\.sheet, \\.item].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .sheet:
              return .sheet
            case let .item(v0, v1):
              return .item(v0, v1)
            case _:
              Swift.fatalError()
            }
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an enum without cases has members that compile`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          enum Alert {
          }
        }
        """,
      to: """
        enum Destination {
          enum Alert {
          }

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
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

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }
}
