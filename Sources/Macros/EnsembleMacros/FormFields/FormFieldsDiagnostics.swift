// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  static func misplacedFormFields(on keyword: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "formFieldsKind",
      on: keyword,
      "'@FormFields' can only be applied to a struct"
    )
  }

  static func markOutsideForm(_ mark: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "formFieldOutsideForm",
      on: mark,
      "'@\(mark.baseName)' can only be applied to a property of a struct with '@FormFields'"
    )
  }

  static func unwritableField(_ mark: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "unwritableFormField",
      on: mark,
      "'@FormField' can only be applied to a single mutable property"
    )
  }

  static func ignoredField(_ ignored: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "ignoredFormField",
      on: ignored,
      "'@FormFieldIgnored' contradicts '@FormField'"
    )
  }

  static func brokenFieldName(_ argument: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "formFieldName",
      on: argument,
      "the name of a form field must be a nonempty string literal without escapes, without '=', "
        + "and without spaces at its start or end"
    )
  }

  static func repeatedFieldName(_ name: String, on node: Syntax) -> Diagnostic {
    Diagnostic(
      id: "repeatedFormFieldName",
      on: node,
      "form fields require distinct names, but '\(name)' is used more than once"
    )
  }
}
