// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: scope")
struct EnumReducerScopeTests {
  @Test func `each case of a feature returns its store`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case edit(Feature.Edit), draft(of: Draft)
          case alert(AlertState<Alert>)
          case none
          case item(Item.ID, index: Int)
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
        }
        """,
      to: """
        enum Destination {
          case edit(Feature.Edit), draft(of: Draft)
          case alert(AlertState<Alert>)
          case none
          case item(Item.ID, index: Int)
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store._scope(case: \\.edit, action: \\.edit))
            case .draft:
              return .draft(of: store._scope(case: \\.draft, action: \\.draft))
            case let .alert(v0):
              return .alert(v0)
            case .none:
              return .none
            case let .item(v0, v1):
              return .item(v0, index: v1)
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

  @Test func `cases inside #if keep their conditions`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          #if os(iOS)
          case camera(Camera)
          #endif
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
        }
        """,
      to: """
        enum Destination {
          #if os(iOS)
          case camera(Camera)
          #endif
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            #if os(iOS)
            case .camera:
              return .camera(store._scope(case: \\.camera, action: \\.camera))
            #endif
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

  @Test func `generated code respects the availability of cases`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @available(*, deprecated) case old(Old)
          @available(*, unavailable) case gone(Gone)
          @available(iOS 18, *) case new
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
        }
        """,
      to: """
        enum Destination {
          @available(*, deprecated) case old(Old)
          @available(*, unavailable) case gone(Gone)
          @available(iOS 18, *) case new
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written

          @available(*, deprecated)
          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .old:
              return .old(store._scope(case: \\.old, action: \\.old))
            case .new:
              guard #available(iOS 18, *) else {
                Swift.fatalError()
              }
              return .new
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

  @Test func `CaseScope has a case for each case`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case edit(Feature.Edit)
          @available(*, deprecated) case alert(AlertState<Alert>)
          case none
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          case edit(Feature.Edit)
          @available(*, deprecated) case alert(AlertState<Alert>)
          case none
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case edit(EnsembleCore.StoreOf<Feature.Edit>)
            @available(*, deprecated)
            case alert(AlertState<Alert>)
            case none

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              @available(*, deprecated)
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .edit:
                  return \\.edit
                case .alert:
                  return \\.alert
                case .none:
                  return \\.none
                case _:
                  Swift.fatalError()
                }
              }
              var edit: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.StoreOf<Feature.Edit>> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.edit,
                  extract: {
                    guard case let .edit(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              @available(*, deprecated)
              var alert: EnsembleCasePaths.AnyCasePath<CaseScope, AlertState<Alert>> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.alert,
                  extract: {
                    guard case let .alert(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              var none: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.none
                  },
                  extract: {
                    guard case .none = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              @available(*, deprecated)
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\\.edit, \\.alert, \\.none].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }
}
