// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of children within destinations and stacks")
struct ComposerNestedDiagnosticTests {
  @Test func `an optional type of rows is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.identifiedArray("rows", of: Row?.self)])])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "the type of a row cannot be optional; remove the row from the array instead",
        line: 1,
        column: 89,
        fixIts: [FixItSpec(message: "use 'Row.self'")]
      ),
      fixed: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.identifiedArray("rows", of: Row.self)])])
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func `a delegate of a child that is not a feature is an error`() {
    func message(_ name: String) -> String {
      "there is no child '\(name)' that can delegate; write the path of a child in a destination "
        + "or a stack: 'path.detail'"
    }
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.destination("sheet", children: [.alert()])])])
        @Composer
        struct Feature {
          @ComposeDelegate("destination.sheet") func a() {}
          @ComposeDelegate("destination.sheet.alert") func b() {}
          @ComposeDelegate("sheet.alert") func c() {}
        }
        """#,
      DiagnosticSpec(message: message("destination.sheet"), line: 4, column: 20),
      DiagnosticSpec(message: message("destination.sheet.alert"), line: 5, column: 20),
      DiagnosticSpec(message: message("sheet.alert"), line: 6, column: 20)
    )
  }

  @Test func `an element id outside a stack is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.identifiedArray("rows", of: Row.self)])])
        @Composer
        struct Feature {
          @ComposeDelegate("destination.rows") func a(elementID: StackElementID) {}
        }
        """#,
      DiagnosticSpec(
        message: "a parameter here must have one of the labels 'state', 'action', 'id'",
        line: 4,
        column: 47
      )
    )
  }

  @Test func `nested destinations require distinct reducer names`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsDestination("a", reducerName: "Sheet", children: []), .presentsDestination("b", children: [.destination("sheet", children: [])])])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "another reducer is already named 'Sheet'; set 'reducerName'",
        line: 1,
        column: 112
      )
    )
  }

  @Test func `an ambiguous dialog at any depth is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsAlert(), .presentsDestination(children: [.destination("sheet", children: [.alert()])])])
        @Composer
        struct Feature {
          @ComposeActionAlertCase("sheet.alert") enum Other {}
        }
        """#,
      DiagnosticSpec(
        message: "specify the alert; there are 'alert', 'destination.sheet.alert'",
        line: 4,
        column: 3
      )
    )
  }

  @Test func `internal actions of nested children are warnings`() {
    func message(_ child: String) -> String {
      "'view' is internal to the child '\(child)'; handle a delegate action of the child instead"
    }
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.identifiedArray("rows", of: Row.self), .destination("sheet", children: [.reducer("edit", of: Edit?.self)])])])
        @Composer
        struct Feature {
          @ComposeBody(action: \Action.Cases.destination.presented.sheet.edit.view) func a() {}
          @ComposeBody(action: \Action.Cases.destination.presented.sheet.edit.delegate) func b() {}
          @ComposeBody(identifiedAction: \Action.Cases.destination.presented.rows, elementAction: \.view) func c() {}
        }
        """#,
      DiagnosticSpec(
        message: message("destination.sheet.edit"),
        line: 4,
        column: 24,
        severity: .warning
      ),
      DiagnosticSpec(
        message: message("destination.rows"),
        line: 6,
        column: 91,
        severity: .warning
      )
    )
  }
}
