// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@FormFields: diagnostics")
struct FormFieldsDiagnosticTests {
  @Test(arguments: [("enum", 1), ("class", 1), ("actor", 1)])
  func `the attribute on anything but a struct is an error`(kind: String, column: Int) {
    expectExpansion(
      of: """
        @FormFields
        \(kind) State {
        }
        """,
      to: """
        \(kind) State {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@FormFields' can only be applied to a struct",
          line: 2,
          column: column
        )
      ]
    )
  }

  @Test func `a field that cannot be set is an error`() {
    let message = "'@FormField' can only be applied to a single mutable property"
    expectExpansion(
      of: """
        @FormFields
        struct State {
          @FormField let a = 0
          @FormField static var b = 0
          @FormField var c: Int { 0 }
          @FormField var d: Int {
            get { 0 }
          }
          @FormField var (e, f) = (0, 0)
        }
        """,
      to: empty(
        """
          let a = 0
          static var b = 0
          var c: Int { 0 }
          var d: Int {
            get { 0 }
          }
          var (e, f) = (0, 0)
        """
      ),
      diagnostics: [3, 4, 5, 6, 9].map { DiagnosticSpec(message: message, line: $0, column: 3) }
    )
  }

  @Test func `an invalid field name is an error`() {
    let message =
      "the name of a form field must be a nonempty string literal without escapes, without '=', "
      + "and without spaces at its start or end"
    expectExpansion(
      of: """
        @FormFields
        struct State {
          @FormField("") var a = 0
          @FormField("b=") var b = 0
          @FormField(" c") var c = 0
          @FormField("d ") var d = 0
          @FormField(name) var e = 0
          @FormField("\\(name)") var f = 0
          @FormField("\\"") var g = 0
          @FormField(#"h"#) var h = 0
        }
        """,
      to: empty(
        """
          var a = 0
          var b = 0
          var c = 0
          var d = 0
          var e = 0
          var f = 0
          var g = 0
          var h = 0
        """
      ),
      diagnostics: (3...10).map { DiagnosticSpec(message: message, line: $0, column: 14) }
    )
  }

  @Test func `contradictory attributes are an error`() {
    expectExpansion(
      of: """
        @FormFields
        struct State {
          @FormField @FormFieldIgnored var a = 0
        }
        """,
      to: empty("  var a = 0"),
      diagnostics: [
        DiagnosticSpec(
          message: "'@FormFieldIgnored' contradicts '@FormField'",
          line: 3,
          column: 14
        )
      ]
    )
  }

  @Test func `repeated field names are an error`() {
    expectExpansion(
      of: """
        @FormFields
        struct State {
          var a = 0
          @FormField("a") var b = 0
        }
        """,
      to: """
        struct State {
          var a = 0
          var b = 0

          static var formFields: EnsembleCore.FormFields<Self> {
            var fields = EnsembleCore.FormFields<Self>()
            fields._$property("a", \\.a)
            fields.append(EnsembleCore.FormField("a", \\.b))
            return fields
          }
        }

        extension State: EnsembleCore.FormState {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "form fields require distinct names, but 'a' is used more than once",
          line: 4,
          column: 3
        )
      ]
    )
  }

  @Test func `an attribute outside a form is an error`() {
    expectExpansion(
      of: """
        struct State {
          @FormField("a") var a = 0
          @FormFieldIgnored var b = 0
        }
        """,
      to: """
        struct State {
          var a = 0
          var b = 0
        }
        """,
      diagnostics: [("FormField", 2), ("FormFieldIgnored", 3)].map { name, line in
        DiagnosticSpec(
          message: "'@\(name)' can only be applied to a property of a struct with '@FormFields'",
          line: line,
          column: 3
        )
      }
    )
  }

  /// Returns a form whose properties are not fields.
  private func empty(_ members: String) -> String {
    """
    struct State {
    \(members)

      static var formFields: EnsembleCore.FormFields<Self> {
        EnsembleCore.FormFields()
      }
    }

    extension State: EnsembleCore.FormState {
    }
    """
  }
}
