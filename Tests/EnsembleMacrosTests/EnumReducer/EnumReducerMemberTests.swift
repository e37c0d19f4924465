// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: handwritten members")
struct EnumReducerMemberTests {
  @Test func `members in the source are kept`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case edit(Edit)
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          case edit(Edit)
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `handwritten enums and an opaque body get their attributes`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case none
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case none
          }
          enum Action {
            case none
          }
          enum CaseScope: _CaseScopeProtocol {
            case none
          }
          enum Alert {
          }
          static var body: some ReducerOf<Self> {
            EmptyReducer()
          }
          static func scope(_ store: StoreOf<Self>) -> CaseScope {
            .none
          }
        }
        """,
      to: """
        enum Destination {
          case none
          @Ensemble.CasePathable @dynamicMemberLookup @Ensemble.ObservableState
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case none
          }
          @Ensemble.CasePathable
          enum Action {
            case none
          }
          enum CaseScope: _CaseScopeProtocol {
            case none
          }
          enum Alert {
          }
          @EnsembleCore.ReducerBuilder<Self.State, Self.Action>
          static var body: some ReducerOf<Self> {
            EmptyReducer()
          }
          static func scope(_ store: StoreOf<Self>) -> CaseScope {
            .none
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `attributes in the source are not repeated`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @CasePathable @dynamicMemberLookup @Ensemble.ObservableState
          enum State {
          }
          @CasePathable
          enum Action {
          }
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          @dynamicMemberLookup @Ensemble.ObservableState
          enum State {

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: State) -> EnsembleCasePaths.PartialCaseKeyPath<State> {
                Swift.fatalError()
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<State>]> {
                [].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
          enum Action {

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
                Swift.fatalError()
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
                [].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }

        extension Destination.State: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }

        extension Destination.Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `members with similar names do not count as handwritten`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          var body: Int {
            1
          }
          func scope(_ store: Int) {
          }
          static func scope(of store: Int) {
          }
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
        }
        """,
      to: """
        enum Destination {
          var body: Int {
            1
          }
          func scope(_ store: Int) {
          }
          static func scope(of store: Int) {
          }
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            return EnsembleCore.Reduce(EnsembleCore.EmptyReducer())
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

  @Test func `generic parameters named State and Action are kept`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination<State, Action> {
          case edit(Edit)
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination<State, Action> {
          case edit(Edit)
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }
}
