// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Reducer enum: diagnostics")
struct EnumReducerDiagnosticTests {
  @Test func `repeated cases are an error`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case edit(Edit)
          case edit(draft: Draft)
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
          case edit(draft: Draft)
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
          }
        }

        extension Destination: EnsembleCore.CaseReducer, EnsembleCore.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "case paths require distinct names, but 'edit' is declared more than once",
          line: 4,
          column: 8
        )
      ]
    )
  }

  @Test func `an ephemeral case requires a single value`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @ReducerCaseEphemeral case toast, pair(Int, Int)
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
          case toast, pair(Int, Int)
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
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ReducerCaseEphemeral' requires a case with a single value of a named type",
          line: 3,
          column: 30
        ),
        DiagnosticSpec(
          message: "'@ReducerCaseEphemeral' requires a case with a single value of a named type",
          line: 3,
          column: 37
        ),
      ]
    )
  }

  @Test func `an ignored ephemeral case loses one attribute by a fix-it`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @ReducerCaseEphemeral @ReducerCaseIgnored case toast(Toast)
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
          case toast(Toast)
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
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ReducerCaseEphemeral' has no effect on an ignored case",
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@ReducerCaseEphemeral'")]
        )
      ],
      fixed: """
        @Reducer
        enum Destination {
          @ReducerCaseIgnored case toast(Toast)
          typealias State = Written
          typealias Action = Written
          static let body = Written()
          typealias CaseScope = Written
          static func scope(_ store: Store<State, Action>) -> CaseScope {
            fatalError()
          }
        }
        """
    )
  }

  @Test func `an attribute for cases outside an enum reducer is an error`() {
    expectExpansion(
      of: """
        enum Destination {
          @ReducerCaseIgnored case sheet(Model)
        }
        """,
      to: """
        enum Destination {
          case sheet(Model)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ReducerCaseIgnored' can only be applied to a case of an enum with "
            + "'@Reducer'",
          line: 2,
          column: 3
        )
      ]
    )
  }

  @Test func `an attribute for cases on a property is an error`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          @ReducerCaseEphemeral static var toast = 1
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
          static var toast = 1
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
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ReducerCaseEphemeral' can only be applied to a case of an enum with "
            + "'@Reducer'",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `a handwritten reduce is a warning`() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
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
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
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
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'reduce(into:action:)' should not be used with '@Reducer'; use 'body'",
          line: 3,
          column: 8,
          severity: .warning
        )
      ]
    )
  }
}
