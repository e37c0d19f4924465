// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer: diagnostics")
struct ReducerDiagnosticTests {
  @Test(arguments: ["protocol Feature {}", "final class Feature { enum Action {} }"])
  func `only a struct or an enum can be a reducer`(type: String) {
    #expect(
      diagnostics(of: "@Reducer \(type)")
        == ["'@Reducer' can only be applied to a struct or an enum"]
    )
  }

  @Test func `a reducer has a body and no method`() {
    expectDiagnostics(
      """
      @Reducer
      struct Feature {
        typealias State = Int
        typealias Action = Int
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
             ^ warning: 'reduce(into:action:)' should not be used with '@Reducer'; use 'body'
          .none
        }
      }

      @Reducer
      enum Destination {
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
             ^ warning: 'reduce(into:action:)' should not be used with '@Reducer'; use 'body'
          .none
        }
      }
      """
    )
  }

  @Test func `a struct states its conformances itself`() {
    expectDiagnostics(
      """
      @Reducer(state: .equatable, action: .equatable) // A feature.
               ^ warning: conformances have no effect on a struct; state them at 'State' and 'Action'
               ^ fix: remove the arguments
      ~ @Reducer // A feature.
      struct Feature {}
      """
    )
  }

  @Test(
    arguments: [
      """
      @Reducer(state: .equatable, action: .equatable, .hashable)
               ^ warning: 'State' is declared explicitly; state its conformances there
               ^ fix: remove 'state:'
      ~ @Reducer(action: .equatable, .hashable)
      enum Destination {
        struct State {}
      }
      """,
      """
      @Reducer(state: .equatable, .hashable, action: .equatable)
                                             ^ warning: 'Action' is declared explicitly; state its conformances there
                                             ^ fix: remove 'action:'
      ~ @Reducer(state: .equatable, .hashable)
      enum Destination {
        typealias Action = Int
      }
      """,
      """
      @Reducer(action: .equatable) enum Destination {
               ^ warning: 'Action' is declared explicitly; state its conformances there
               ^ fix: remove 'action:'
      ~ @Reducer enum Destination {
        enum Action {}
      }
      """,
    ]
  )
  func `a handwritten type of an enum of features states its conformances itself`(source: String) {
    expectDiagnostics(source)
  }

  @Test func `the conformances of generated types are written inline`() {
    expectDiagnostics(
      """
      @Reducer(state: equatable, .comparable, action: .init("hashable"))
                      ^ error: a conformance must be written inline, as in '.equatable'
                                 ^ error: a conformance must be written inline, as in '.equatable'
                                                      ^ error: a conformance must be written inline, as in '.equatable'
      enum Destination {}
      """
    )
  }

  @Test func `the cases of an enum of features have distinct names`() {
    expectDiagnostics(
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        case edit(draft: Draft)
             ^ error: case paths require distinct names, but 'edit' is declared more than once
      }
      """
    )
  }

  @Test func `an ephemeral case has a single value of a named type`() {
    expectDiagnostics(
      """
      @Reducer
      enum Destination {
        @ReducerCaseEphemeral case toast, pair(Int, Int)
                                   ^ error: '@ReducerCaseEphemeral' requires a case with a single value of a named type
                                          ^ error: '@ReducerCaseEphemeral' requires a case with a single value of a named type
      }
      """
    )
  }

  @Test func `an ignored case is not ephemeral`() {
    expectDiagnostics(
      """
      @Reducer
      enum Destination {
        @ReducerCaseEphemeral @ReducerCaseIgnored case toast(Toast)
        ^ error: '@ReducerCaseEphemeral' has no effect on an ignored case
        ^ fix: remove '@ReducerCaseEphemeral'
        ~ @ReducerCaseIgnored case toast(Toast)
      }
      """
    )
  }

  @Test func `an attribute for cases is on a case of an enum of features`() {
    expectDiagnostics(
      """
      enum Plain {
        @ReducerCaseIgnored case sheet(Model)
        ^ error: '@ReducerCaseIgnored' can only be applied to a case of an enum with '@Reducer'
      }

      @Reducer
      enum Destination {
        @ReducerCaseEphemeral static var toast = 1
        ^ error: '@ReducerCaseEphemeral' can only be applied to a case of an enum with '@Reducer'
      }
      """
    )
  }
}
