// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: body")
struct EnumReducerBodyTests {
  @Test func `the body runs the feature of each case`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case activity(Activity), edit(Feature.Edit)
          case row(Row<Item>)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          case activity(Activity), edit(Feature.Edit)
          case row(Row<Item>)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
            cases.add(\\Self.State.Cases.activity, action: \\Self.Action.Cases.activity) {
              Activity()
            }
            cases.add(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Feature.Edit()
            }
            cases.add(\\Self.State.Cases.row, action: \\Self.Action.Cases.row) {
              Row<Item>()
            }
            return EnsembleCore.Reduce(cases)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `default values become reducers`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case edit(Edit = Edit(mode: .new))
          case modal(Modal.Body = Modal.body)
          case search(
            Search = Search(
              limit: 3
            )
          )
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          case edit(Edit = Edit(mode: .new))
          case modal(Modal.Body = Modal.body)
          case search(
            Search = Search(
              limit: 3
            )
          )
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
            cases.add(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Edit(mode: .new)
            }
            cases.add(\\Self.State.Cases.modal, action: \\Self.Action.Cases.modal) {
              Modal.body
            }
            cases.add(\\Self.State.Cases.search, action: \\Self.Action.Cases.search) {
              Search(
                limit: 3
              )
            }
            return EnsembleCore.Reduce(cases)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `the body without features is empty`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case none
          case alert(AlertState<Alert>)
          @ReducerCaseIgnored case sheet(Model)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          case none
          case alert(AlertState<Alert>)
          case sheet(Model)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            return EnsembleCore.Reduce(EnsembleCore.EmptyReducer())
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
          #else
          case none
          #endif
          #if os(Linux)
          case alert(AlertState<Alert>)
          #endif
          case edit(Edit)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          #if os(iOS)
          case camera(Camera)
          #else
          case none
          #endif
          #if os(Linux)
          case alert(AlertState<Alert>)
          #endif
          case edit(Edit)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
            #if os(iOS)
            cases.add(\\Self.State.Cases.camera, action: \\Self.Action.Cases.camera) {
              Camera()
            }
            #endif
            cases.add(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Edit()
            }
            return EnsembleCore.Reduce(cases)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `a deprecated case causes no warnings`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @available(*, deprecated) case old(Old)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          @available(*, deprecated) case old(Old)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @available(*, deprecated)
          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
            cases.add(\\Self.State.Cases.old, action: \\Self.Action.Cases.old) {
              Old()
            }
            return EnsembleCore.Reduce(cases)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an unavailable case is not named`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @available(*, unavailable) case gone(Gone)
          case edit(Edit)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          @available(*, unavailable) case gone(Gone)
          case edit(Edit)
          typealias State = Written
          typealias Action = Written
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
            var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
            cases.add(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Edit()
            }
            return EnsembleCore.Reduce(cases)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }
}
