// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of unknown arguments")
struct ComposerArgumentDiagnosticTests {
  @Test func `unknown arguments of directives are errors`() {
    expectDiagnostics(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody(from: \Action.Cases.a)
          func a() {
          }
          @ComposeBody("b")
          func b() {
          }
          @ComposeDelegate()
          func c() {
          }
          @ComposeBodyActionCase("d", "e", failure: "failed")
          func d() async {
          }
        }
        """#,
      DiagnosticSpec(message: "'@ComposeBody' has no argument 'from'", line: 3, column: 16),
      DiagnosticSpec(
        message: "'@ComposeBody' does not accept this unlabeled argument",
        line: 6,
        column: 16
      ),
      DiagnosticSpec(
        message: "'@ComposeDelegate' requires the name of a child",
        line: 9,
        column: 3
      ),
      DiagnosticSpec(
        message: "'@ComposeBodyActionCase' does not accept this unlabeled argument",
        line: 12,
        column: 31
      ),
      DiagnosticSpec(
        message: "'failure' requires a function that throws",
        line: 12,
        column: 45
      )
    )
  }

  @Test func `a failure case of a synchronous function is an error`() {
    expectDiagnostics(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBodyActionCase(failure: "failed")
          func f() {
          }
        }
        """#,
      DiagnosticSpec(
        message: "'failure' requires a function that throws",
        line: 3,
        column: 35
      )
    )
  }

  @Test func `unknown arguments of children are errors`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [
          .navigationStack(cases: []),
          .reducer("a", "b", of: A.self),
          .state("c", of: Int.self, default: 1),
        ])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(message: "'.navigationStack' has no argument 'cases'", line: 2, column: 20),
      DiagnosticSpec(
        message: "'.reducer' does not accept this unlabeled argument",
        line: 3,
        column: 17
      ),
      DiagnosticSpec(message: "'.state' has no argument 'default'", line: 4, column: 29)
    )
  }

  @Test func `an element action requires an identified action`() {
    expectDiagnostics(
      of: #"""
        @Composer
        struct Feature {
          @ComposeBody(elementAction: \.view)
          func f() {
          }
        }
        """#,
      DiagnosticSpec(
        message: "'elementAction' requires 'identifiedAction', which names the rows",
        line: 3,
        column: 31
      )
    )
  }

  @Test func `options and children of other types are errors`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(
          ComposeReducerOption.bindable,
          other.state(.hashable),
          children: [ComposedReducerChild.reducer("a", of: A.self), other.reducer("b", of: B.self)]
        )
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "options must be written inline, as in '.bindable' or '.action(.equatable)'",
        line: 3,
        column: 3
      ),
      DiagnosticSpec(
        message: "children must be declared inline, as in '.reducer(\"child\", of: Child.self)'",
        line: 4,
        column: 61
      )
    )
  }

  @Test func `unknown arguments of options are errors`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.state(.comparable), .action(.adopting(to: Named.self)))
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "options must be written inline, as in '.bindable' or '.action(.equatable)'",
        line: 1,
        column: 24
      ),
      DiagnosticSpec(
        message: "options must be written inline, as in '.bindable' or '.action(.equatable)'",
        line: 1,
        column: 46
      )
    )
  }

  @Test func `several options may follow one label`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [
          .navigationStack(options: .state(.hashable), .action(.equatable), children: [])
        ])
        @Composer
        struct Feature {
        }
        """#
    )
  }
}
