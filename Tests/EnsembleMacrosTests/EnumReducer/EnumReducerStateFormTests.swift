// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: the form of State")
struct EnumReducerStateFormTests {
  @Test func `attributes of cases are kept`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @available(*, deprecated) @Marked
          case old(Old)
          @available(*, unavailable)
          case gone(Gone)
          @ReducerCaseIgnored @available(iOS 18, *)
          case new
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
          @available(*, deprecated) @Marked
          case old(Old)
          @available(*, unavailable)
          case gone(Gone)
          @available(iOS 18, *)
          case new
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
            @available(*, deprecated)
            @Marked
            case old(Old.State)
            @available(*, unavailable)
            case gone(Gone.State)
            @available(iOS 18, *)
            case new
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
          case leaf(Leaf)
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
          indirect case tree(Tree)
          case leaf(Leaf)
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
            indirect case tree(Tree.State)
            case leaf(Leaf.State)
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
          typealias Action = Written
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
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          indirect enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias StateReducer = Destination
            case tree(Tree.State)
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
          #elseif os(macOS)
          #endif
          #if DEBUG
          func log() {
          }
          #endif
          case edit(Edit)
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
          #if os(iOS)
          case camera(Camera)
          #elseif os(macOS)
          #endif
          #if DEBUG
          func log() {
          }
          #endif
          case edit(Edit)
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
            #if os(iOS)
            case camera(Camera.State)
            #endif
            case edit(Edit.State)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `types nested in the enum are qualified`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case again([Self])
          case element(Element)
          struct Element {
          }
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
          case again([Self])
          case element(Element)
          struct Element {
          }
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
            case again([Destination])
            case element(Destination.Element.State)
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """
    )
  }
}
