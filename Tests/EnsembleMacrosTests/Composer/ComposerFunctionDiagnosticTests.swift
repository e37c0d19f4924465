// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of functions")
struct ComposerFunctionDiagnosticTests {
  @Test func `an unknown label is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f(state: inout State, memo: Int) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f(state: inout State, memo: Int) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a parameter here must have one of the labels 'state', 'action'",
          line: 4,
          column: 30
        )
      ]
    )
  }

  @Test func `a wildcard label is replaced by a fix-it`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f(_ state: inout State) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f(_ state: inout State) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a parameter here must have one of the labels 'state', 'action'",
          line: 4,
          column: 10,
          fixIts: [FixItSpec(message: "use the label 'state'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f(state: inout State) {
          }
        }
        """#
    )
  }

  @Test func `an id outside rows is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f(id: Int) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f(id: Int) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a parameter here must have one of the labels 'state', 'action'",
          line: 4,
          column: 10
        )
      ]
    )
  }

  @Test func `an inout action is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f(action: inout Action) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f(action: inout Action) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'action' cannot change its argument; only 'state' of a synchronous function "
            + "can be 'inout'",
          line: 4,
          column: 18,
          fixIts: [FixItSpec(message: "remove 'inout'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f(action: Action) {
          }
        }
        """#
    )
  }

  @Test func `inout state of an asynchronous function is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func f(state: inout State) async {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f(state: inout State) async {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "an asynchronous function cannot change its argument; only 'state' of a "
            + "synchronous function can be 'inout'",
          line: 4,
          column: 17,
          fixIts: [FixItSpec(message: "remove 'inout'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func f(state: State) async {
          }
        }
        """#
    )
  }

  @Test func `an inout value is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func f(count: inout Int) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f(count: inout Int) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a value of an action cannot change its argument; only 'state' of a "
            + "synchronous function can be 'inout'",
          line: 4,
          column: 17,
          fixIts: [FixItSpec(message: "remove 'inout'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func f(count: Int) {
          }
        }
        """#
    )
  }

  @Test func `a variadic value is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase
          func f(counts: Int...) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f(counts: Int...) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a case cannot carry a variadic value",
          line: 4,
          column: 21
        )
      ]
    )
  }

  @Test func `a generic function is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody
          func f<T>(action: T) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func f<T>(action: T) {
          }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a function with a directive cannot be generic, because its generic arguments "
            + "cannot be inferred",
          line: 4,
          column: 9
        )
      ]
    )
  }

  @Test func `options that are not literals are errors`() {
    let message = "the value must be a literal: "
    expectDiagnostics(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody(position: place) func f() {}
          @ComposeBodyActionCase(cancelInFlight: isSingle) func g() {}
        }
        """#,
      DiagnosticSpec(
        message: "\(message)'.core', '.beforeCore' or '.afterCore'",
        line: 3,
        column: 26
      ),
      DiagnosticSpec(message: "\(message)'true' or 'false'", line: 4, column: 42)
    )
  }
}
