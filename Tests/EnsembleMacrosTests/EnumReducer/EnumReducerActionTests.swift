// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: Action")
struct EnumReducerActionTests {
  @Test func `the case of a feature has its actions`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case activity(Activity), edit(draft: Feature.Edit)
          case row(Row<Item>)
          typealias State = Written
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
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case activity(Activity.Action)
            case edit(draft: Feature.Edit.Action)
            case row(Row<Item>.Action)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an ephemeral case has the actions of its generic argument`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case alert(AlertState<Alert>)
          case dialog(Ensemble.ConfirmationDialogState<Feature.Dialog>)
          @ReducerCaseEphemeral case toast(ToastState<Toast>)
          @ReducerCaseEphemeral case banner(Banner)
          typealias State = Written
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
          case banner(Banner)
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case alert(Alert)
            case dialog(Feature.Dialog)
            case toast(Toast)
            case banner(Banner.Action)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an ignored case has no actions`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case none
          case item(Item.ID, index: Int)
          @ReducerCaseIgnored
          case sheet(Model), alert(AlertState<Alert>)
          typealias State = Written
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
          case sheet(Model), alert(AlertState<Alert>)
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case none(Swift.Never)
            case item(Swift.Never)
            case sheet(Swift.Never)
            case alert(Swift.Never)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `availability of cases is kept`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @available(*, deprecated) @Marked
          case old(Old)
          @available(iOS 18, *)
          case new
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          @available(*, deprecated) @Marked
          case old(Old)
          @available(iOS 18, *)
          case new
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            @available(*, deprecated)
            case old(Old.Action)
            case new(Swift.Never)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an indirect case stays indirect`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          indirect case tree(Tree)
          indirect case pair(Int, Int)
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        enum Destination {
          indirect case tree(Tree)
          indirect case pair(Int, Int)
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            indirect case tree(Tree.Action)
            case pair(Swift.Never)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an indirect enum stays indirect`() {
    expectExpansion(
      of: """
        @Reducer
        indirect enum Destination {
          case tree(Tree)
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """,
      to: """
        indirect enum Destination {
          case tree(Tree)
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          indirect enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case tree(Tree.Action)
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
          static let body = Written()
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
          #endif
          typealias State = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            #if os(iOS)
            case camera(Camera.Action)
            #endif
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }
}
