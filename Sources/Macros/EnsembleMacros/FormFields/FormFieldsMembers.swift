// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FormFieldsModel {
  /// The property that lists the fields.
  var member: DeclSyntax {
    let additions = fields.lines { field in
      let arguments = "\"\(field.name)\", \\.\(field.property)"
      return [
        field.isMarked
          ? "fields.append(EnsembleForms.FormField(\(arguments)))"
          : "fields._$property(\(arguments))"
      ]
    }
    guard !additions.isEmpty else {
      return ["EnsembleForms.FormFields()"].block(header).declaration
    }
    return (["var fields = EnsembleForms.FormFields<Self>()"] + additions + ["return fields"])
      .block(header).declaration
  }

  private var header: String {
    "\(access.prefix)static var formFields: EnsembleForms.FormFields<Self>"
  }
}
