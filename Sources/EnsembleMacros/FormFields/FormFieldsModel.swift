// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What `@FormFields` knows about a struct.
struct FormFieldsModel: Sendable {
  let access: Access
  let fields: [Conditional<Field>]

  /// A property that becomes a field.
  struct Field: Sendable {
    /// The property, as written.
    let property: String
    /// What the field is called.
    let name: String
    /// Whether the source says that it is a field, so that its type has to be that of one.
    let isMarked: Bool
  }

  /// Reads the struct, reporting marks that cannot be followed.
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
