// SPDX-License-Identifier: MIT

import Testing

@Suite("@FormFields: diagnostics")
struct FormFieldsDiagnosticTests {
  @Test(arguments: ["enum", "class", "actor"])
  func `only a struct can be a form`(kind: String) {
    #expect(
      diagnostics(of: "@FormFields \(kind) State {}")
        == ["'@FormFields' can only be applied to a struct"]
    )
  }

  @Test func `a field is a single property that can be set`() {
    expectDiagnostics(
      """
      @FormFields
      struct State {
        @FormField let a = 0
        ^ error: '@FormField' can only be applied to a single mutable property
        @FormField static var b = 0
        ^ error: '@FormField' can only be applied to a single mutable property
        @FormField var c: Int { 0 }
        ^ error: '@FormField' can only be applied to a single mutable property
        @FormField var d: Int {
        ^ error: '@FormField' can only be applied to a single mutable property
          get { 0 }
        }
        @FormField var (e, f) = (0, 0)
        ^ error: '@FormField' can only be applied to a single mutable property
      }
      """
    )
  }

  @Test func `the name of a field is a plain literal`() {
    expectDiagnostics(
      ##"""
      @FormFields
      struct State {
        @FormField("") var a = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
        @FormField("b=") var b = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
        @FormField(" c") var c = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
        @FormField("d ") var d = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
        @FormField(name) var e = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
        @FormField("\(name)") var f = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
        @FormField("\"") var g = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
        @FormField(#"h"#) var h = 0
                   ^ error: the name of a form field must be a nonempty string literal without escapes, without '=', and without spaces at its start or end
      }
      """##
    )
  }

  @Test func `fields have distinct names, and are not ignored`() {
    expectDiagnostics(
      """
      @FormFields
      struct State {
        var a = 0
        @FormField("a") var b = 0
        ^ error: form fields require distinct names, but 'a' is used more than once
        @FormField @FormFieldIgnored var c = 0
                   ^ error: '@FormFieldIgnored' contradicts '@FormField'
      }
      """
    )
  }

  @Test func `a field belongs to a form`() {
    expectDiagnostics(
      """
      struct State {
        @FormField("a") var a = 0
        ^ error: '@FormField' can only be applied to a property of a struct with '@FormFields'
        @FormFieldIgnored var b = 0
        ^ error: '@FormFieldIgnored' can only be applied to a property of a struct with '@FormFields'
      }
      """
    )
  }
}
