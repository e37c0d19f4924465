// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of the names of children")
struct ComposerChildNameDiagnosticTests {
  @Test func `a repeated name is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self), .state("child", of: Int.self)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "another child is already named 'child'",
        line: 1,
        column: 70,
        notes: [
          NoteSpec(message: "'child' is first used here", line: 1, column: 37)
        ]
      )
    )
  }

  @Test func `a repeated name in a destination is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.alert(), .stateless("alert")])])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "another child is already named 'alert'",
        line: 1,
        column: 81,
        notes: [
          NoteSpec(message: "'alert' is first used here", line: 1, column: 60)
        ]
      )
    )
  }

  @Test func `a repeated reducer name is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsDestination("a", children: []), .presentsDestination("b", children: [])])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "another reducer is already named 'Destination'; set 'reducerName'",
        line: 1,
        column: 90
      )
    )
  }

  @Test func `a child named binding is an error in a bindable feature`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.bindable, children: [.reducer("binding", of: Child.self)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "'.bindable' reserves the name 'binding' for a case of the actions",
        line: 1,
        column: 48
      )
    )
  }

  @Test func `a name with a space is replaced by a fix-it`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer("two words", of: Child.self)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "'two words' is not a valid name for a property and a case",
        line: 1,
        column: 37,
        fixIts: [FixItSpec(message: "use 'twoWords'")]
      ),
      fixed: #"""
        @ComposeReducer(children: [.reducer("twoWords", of: Child.self)])
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func `a keyword as a name is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer("default", of: Child.self)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "'default' is not a valid name for a property and a case",
        line: 1,
        column: 37
      )
    )
  }

  @Test func `an interpolated name is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer("\(name)", of: Child.self)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "the name must be a string literal without interpolations",
        line: 1,
        column: 37
      )
    )
  }

  @Test func `a child without a name is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer(of: Child.self)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "the child requires a name",
        line: 1,
        column: 29
      )
    )
  }
}
