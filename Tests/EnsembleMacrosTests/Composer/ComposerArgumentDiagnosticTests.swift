// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of arguments that nothing takes")
struct ComposerArgumentDiagnosticTests {
  @Test func directives() {
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
        message: "'@ComposeBody' has no such argument without a label",
        line: 6,
        column: 16
      ),
      DiagnosticSpec(message: "'@ComposeDelegate' needs the name of a child", line: 9, column: 3),
      DiagnosticSpec(
        message: "'@ComposeBodyActionCase' has no such argument without a label",
        line: 12,
        column: 31
      ),
      DiagnosticSpec(
        message: "the function throws no error that 'failure' could get",
        line: 12,
        column: 45
      )
    )
  }

  @Test func failureOfWhatIsNotAsynchronous() {
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
        message: "the function throws no error that 'failure' could get",
        line: 3,
        column: 35
      )
    )
  }

  @Test func children() {
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
        message: "'.reducer' has no such argument without a label",
        line: 3,
        column: 17
      ),
      DiagnosticSpec(message: "'.state' has no argument 'default'", line: 4, column: 29)
    )
  }

  @Test func elementActionsWithoutRows() {
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
        message: "'elementAction' is an action of the rows that 'identifiedAction' names",
        line: 3,
        column: 31
      )
    )
  }

  @Test func membersOfSomethingElse() {
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
        message: "options must be written out, as in '.bindable' or '.action(.equatable)'",
        line: 3,
        column: 3
      ),
      DiagnosticSpec(
        message: "children must be written out, as in '.reducer(\"child\", of: Child.self)'",
        line: 4,
        column: 61
      )
    )
  }

  @Test func options() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.state(.comparable), .action(.adopting(to: Named.self)))
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "options must be written out, as in '.bindable' or '.action(.equatable)'",
        line: 1,
        column: 24
      ),
      DiagnosticSpec(
        message: "options must be written out, as in '.bindable' or '.action(.equatable)'",
        line: 1,
        column: 46
      )
    )
  }

  @Test func optionsOfStacksMayFollowTheirLabel() {
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
