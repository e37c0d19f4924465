// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer enum: the form of State")
struct EnumReducerStateFormTests {
  @Test func attributes() {
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

  @Test func indirectCase() {
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

  @Test func indirectEnum() {
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

  @Test func conditions() {
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

  @Test func typesOfTheEnum() {
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
