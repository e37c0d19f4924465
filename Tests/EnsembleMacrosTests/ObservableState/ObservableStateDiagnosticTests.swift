// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@ObservableState: diagnostics")
struct ObservableStateDiagnosticTests {
  @Test func `the attribute on a class is an error`() {
    expectExpansion(
      of: """
        @ObservableState
        final class State {
          var count = 0
        }
        """,
      to: """
        final class State {
          var count = 0
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' can only be applied to a struct or an enum",
          line: 2,
          column: 7
        )
      ]
    )
  }

  @Test func `the attribute on an actor is an error`() {
    expectExpansion(
      of: """
        @ObservableState
        actor State {
        }
        """,
      to: """
        actor State {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' can only be applied to a struct or an enum",
          line: 2,
          column: 1
        )
      ]
    )
  }

  @Test func `several properties in one declaration are an error`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var a = 0, b = 0
          var (c, d) = (0, 0)
          var e = 0
        }
        """,
      to: """
        struct State {
          var a = 0, b = 0
          var (c, d) = (0, 0)
          @Ensemble.ObservationStateTracked(0)
          var e = 0

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
            let field0 = \\Self.e, stored0 = \\Self._e
            field0._observed(0, stored: stored0, in: &fields)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "each observed property requires its own 'var'",
          line: 3,
          column: 3
        ),
        DiagnosticSpec(
          message: "each observed property requires its own 'var'",
          line: 4,
          column: 3
        ),
      ]
    )
  }

  @Test func `property observers are an error`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var a = 0 {
            willSet {}
            didSet {}
          }
        }
        """,
      to: """
        struct State {
          var a = 0 {
            willSet {}
            didSet {}
          }

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "property observers are not supported on observed state",
          line: 4,
          column: 5
        ),
        DiagnosticSpec(
          message: "property observers are not supported on observed state",
          line: 5,
          column: 5
        ),
      ]
    )
  }

  @Test func `@ObservationIgnored is replaced by a fix-it`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @ObservationIgnored var a = 0
          @Observation.ObservationIgnored
          var b = 0
        }
        """,
      to: """
        struct State {
          @ObservationIgnored var a = 0
          @Observation.ObservationIgnored
          var b = 0

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservationIgnored' has no effect on observed state",
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "replace with '@ObservationStateIgnored'")]
        ),
        DiagnosticSpec(
          message: "'@ObservationIgnored' has no effect on observed state",
          line: 4,
          column: 3,
          fixIts: [FixItSpec(message: "replace with '@ObservationStateIgnored'")]
        ),
      ],
      fixed: """
        @ObservableState
        struct State {
          @ObservationStateIgnored var a = 0
          @ObservationStateIgnored
          var b = 0
        }
        """
    )
  }

  @Test func `@ObservationTracked is removed by a fix-it`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          // The count.
          @ObservationTracked public var a = 0
          @ObservationTracked
          var b = 0
        }
        """,
      to: """
        struct State {
          // The count.
          @ObservationTracked public var a = 0
          @ObservationTracked
          var b = 0

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservationTracked' does not track observed state",
          line: 4,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@ObservationTracked'")]
        ),
        DiagnosticSpec(
          message: "'@ObservationTracked' does not track observed state",
          line: 5,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@ObservationTracked'")]
        ),
      ],
      fixed: """
        @ObservableState
        struct State {
          // The count.
          public var a = 0
          var b = 0
        }
        """
    )
  }
}
