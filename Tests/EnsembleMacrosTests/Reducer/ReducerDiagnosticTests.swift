// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Reducer: diagnostics")
struct ReducerDiagnosticTests {
  @Test func `the attribute on a protocol is an error`() {
    expectExpansion(
      of: """
        @Reducer
        protocol Feature {
        }
        """,
      to: """
        protocol Feature {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' can only be applied to a struct or an enum",
          line: 2,
          column: 1
        )
      ]
    )
  }

  @Test func `the attribute on a class is an error`() {
    expectExpansion(
      of: """
        @Reducer
        final class Feature {
          enum Action {
          }
        }
        """,
      to: """
        final class Feature {
          enum Action {
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' can only be applied to a struct or an enum",
          line: 2,
          column: 7
        )
      ]
    )
  }

  @Test func `a handwritten reduce is a warning`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          typealias State = Int
          typealias Action = Int
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
        }
        """,
      to: """
        struct Feature {
          typealias State = Int
          typealias Action = Int
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'reduce(into:action:)' should not be used with '@Reducer'; use 'body'",
          line: 5,
          column: 8,
          severity: .warning
        )
      ]
    )
  }

  @Test func `other methods named reduce cause no warning`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          typealias State = Int
          typealias Action = Int
          static func reduce(into state: inout State, action: Action) {
          }
          func reduce(_ state: State) {
          }
        }
        """,
      to: """
        struct Feature {
          typealias State = Int
          typealias Action = Int
          static func reduce(into state: inout State, action: Action) {
          }
          func reduce(_ state: State) {
          }

          let body = EnsembleCore.EmptyReducer<State, Action>()
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }
}
