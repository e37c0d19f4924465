// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: State")
struct EnumReducerStateTests {
  @Test func `the case of a feature has its state`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case activity(Activity), edit(draft: Feature.Edit)
          case row(Row<Item>)
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
          case activity(Activity), edit(draft: Feature.Edit)
          case row(Row<Item>)
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias StateReducer = Destination
            case activity(Activity.State)
            case edit(draft: Feature.Edit.State)
            case row(Row<Item>.State)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an ephemeral case has its value`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case alert(AlertState<Alert>)
          case dialog(Ensemble.ConfirmationDialogState<Feature.Dialog>)
          @ReducerCaseEphemeral case toast(ToastState<Toast>)
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
          case alert(AlertState<Alert>)
          case dialog(Ensemble.ConfirmationDialogState<Feature.Dialog>)
          case toast(ToastState<Toast>)
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias StateReducer = Destination
            case alert(AlertState<Alert>)
            case dialog(Ensemble.ConfirmationDialogState<Feature.Dialog>)
            case toast(ToastState<Toast>)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an ignored case has its value`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case none
          case item(Item.ID, index: Int)
          case pair((Int, String)), action(() -> Void), type(Item.Type), list([Item])
          @ReducerCaseIgnored
          case sheet(Model)
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
          case none
          case item(Item.ID, index: Int)
          case pair((Int, String)), action(() -> Void), type(Item.Type), list([Item])
          case sheet(Model)
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias StateReducer = Destination
            case none
            case item(Item.ID, index: Int)
            case pair((Int, String))
            case action(() -> Void)
            case type(Item.Type)
            case list([Item])
            case sheet(Model)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `default values are not part of the state`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case edit(Edit = Edit(mode: .new))
          case modal(Modal.Body = Modal.body)
          case item(id: Int = 1, String = "")
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
          case edit(Edit = Edit(mode: .new))
          case modal(Modal.Body = Modal.body)
          case item(id: Int = 1, String = "")
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias StateReducer = Destination
            case edit(Edit.State)
            case modal(Modal.Body.State)
            case item(id: Int, String)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }
}
