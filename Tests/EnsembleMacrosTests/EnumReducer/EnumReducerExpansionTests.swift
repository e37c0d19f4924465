// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: expansion")
struct EnumReducerExpansionTests {
  @Test func `an enum of features gets all members`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case activity(Activity)
          case edit(draft: Feature.Edit)
        }
        """,
      to: """
        enum Destination {
          case activity(Activity)
          case edit(draft: Feature.Edit)

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias StateReducer = Destination
            case activity(Activity.State)
            case edit(draft: Feature.Edit.State)
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case activity(Activity.Action)
            case edit(draft: Feature.Edit.Action)
          }

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
            cases.add(\\Self.State.Cases.activity, action: \\Self.Action.Cases.activity) {
              Activity()
            }
            cases.add(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Feature.Edit()
            }
            return EnsembleCore.Reduce(cases)
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case activity(EnsembleCore.StoreOf<Activity>)
            case edit(draft: EnsembleCore.StoreOf<Feature.Edit>)

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .activity:
                  return \\.activity
                case .edit:
                  return \\.edit
                case _:
                  Swift.fatalError()
                }
              }
              var activity: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.StoreOf<Activity>> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.activity,
                  extract: {
                    guard case let .activity(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              var edit: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.StoreOf<Feature.Edit>> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.edit(draft:),
                  extract: {
                    guard case let .edit(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\\.activity, \\.edit].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .activity:
              return .activity(store._scope(case: \\.activity, action: \\.activity))
            case .edit:
              return .edit(draft: store._scope(case: \\.edit, action: \\.edit))
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

  @Test func `members of a public enum are public`() {
    expectExpansion(
      of: """
        @Reducer
        public enum Destination {
          case activity(Activity)
        }
        """,
      to: """
        public enum Destination {
          case activity(Activity)

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          public enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            public typealias StateReducer = Destination
            case activity(Activity.State)
          }

          @Ensemble.CasePathable
          public enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case activity(Activity.Action)
          }

          public static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
            cases.add(\\Self.State.Cases.activity, action: \\Self.Action.Cases.activity) {
              Activity()
            }
            return EnsembleCore.Reduce(cases)
          }

          @dynamicMemberLookup
          public enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case activity(EnsembleCore.StoreOf<Activity>)

            public struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public init() {
              }
              public subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .activity:
                  return \\.activity
                case _:
                  Swift.fatalError()
                }
              }
              public var activity: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.StoreOf<Activity>> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.activity,
                  extract: {
                    guard case let .activity(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              public func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\\.activity].makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          public static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .activity:
              return .activity(store._scope(case: \\.activity, action: \\.activity))
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
}
