// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed struct of `@FormFields`.
struct FormFieldsModel: Sendable {
  let access: Access
  let fields: [Conditional<Field>]

  /// A property that becomes a field.
  struct Field: Sendable {
    /// The name of the property, as written.
    let property: String
    /// The name of the field.
    let name: String
    /// Whether the property has `@FormField`, so that its type must conform.
    let isMarked: Bool
  }

  /// Parses the struct, and diagnoses invalid attributes.
  static func parse(_ declaration: StructDeclSyntax, access: Access) -> Parsed<FormFieldsModel> {
    var diagnostics: [Diagnostic] = []
    let found = collect(from: declaration.memberBlock.members) { member -> [MarkedField] in
      guard let property = member.as(VariableDeclSyntax.self) else { return [] }
      let parsed = MarkedField.parse(property)
      diagnostics += parsed.diagnostics
      return parsed.model
    }
    diagnostics += found.repeated { $0.field.name }.map {
      .repeatedFieldName($0.field.name, on: $0.node)
    }
    let model = FormFieldsModel(access: access, fields: found.mapElements(\.field))
    return Parsed(model: model, diagnostics: diagnostics)
  }
}
