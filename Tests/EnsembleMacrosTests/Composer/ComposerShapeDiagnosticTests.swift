// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of the shape")
struct ComposerShapeDiagnosticTests {
  @Test func `the attribute on anything but a struct is an error`() {
    expectExpansion(
      of: #"""
        @Composer
        final class Feature {
        }
        """#,
      to: #"""
        final class Feature {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Composer' can only be applied to a struct",
          line: 2,
          column: 7
        )
      ]
    )
  }

  @Test func `@Reducer on the same struct is removed by a fix-it`() {
    expectExpansion(
      of: #"""
        @Composer
        @Ensemble.Reducer
        struct Feature {
        }
        """#,
      to: #"""
        @Ensemble.Reducer
        struct Feature {

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
          message: "'@Composer' already makes the struct a reducer; remove '@Reducer'",
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@Ensemble.Reducer'")]
        )
      ],
      fixed: #"""
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func `several shapes are an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable)
        @ComposeEnumReducer
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore.BindableAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case binding(EnsembleCore.BindingAction<State>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["binding"],
              number: Self._$number
            )
            feature.add(.binding, "binding", for: "binding", EnsembleCore.BindingReducer())
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .binding:
              return 0
            case _:
              return -1
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "a feature can have only one '@ComposeReducer' or '@ComposeEnumReducer'",
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@ComposeEnumReducer'")]
        )
      ],
      fixed: #"""
        @ComposeReducer(.bindable)
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func `a shape without @Composer is a warning`() {
    expectExpansion(
      of: #"""
        @ComposeReducer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ComposeReducer' has no effect without '@Composer' on the same struct",
          line: 1,
          column: 1,
          severity: .warning
        )
      ]
    )
  }

  @Test func `an unknown option is an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(options)
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
          message: "options must be written inline, as in '.bindable' or '.action(.equatable)'",
          line: 1,
          column: 17
        )
      ]
    )
  }

  @Test func `children that are not a literal are an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(.bindable, children: constant)
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCore.BindableAction, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case binding(EnsembleCore.BindingAction<State>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["binding"],
              number: Self._$number
            )
            feature.add(.binding, "binding", for: "binding", EnsembleCore.BindingReducer())
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .binding:
              return 0
            case _:
              return -1
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'children' must be an array literal",
          line: 1,
          column: 38
        )
      ]
    )
  }
}
