// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func protocolNotInline(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "protocolNotInline",
      on: expression,
      "a protocol must be written inline, as in '(any Named).self'"
    )
  }

  static func missingConformance(
    _ option: ExprSyntax,
    _ type: String,
    _ protocols: [String],
    _ written: HandwrittenConformances
  ) -> Diagnostic {
    let list = protocols.joined(separator: ", ")
    let fix: Replacement
    if let clause = written.clause, let last = clause.inheritedTypes.last {
      let added = last.trimmed.with(\.trailingComma, nil).description + ", \(list)"
      let types = clause.inheritedTypes.dropLast().map(\.description).joined() + added
      var new = InheritanceClauseSyntax(inheritedTypes: [])
      new.colon = clause.colon
      new.inheritedTypes = [InheritedTypeSyntax(type: TypeSyntax("\(raw: types)"))]
      new.trailingTrivia = clause.trailingTrivia
      fix = Replacement("add '\(list)'", of: clause, with: new)
    } else {
      let header = written.header
      let new = TokenSyntax.identifier(
        "\(header.text): \(list)",
        leadingTrivia: header.leadingTrivia,
        trailingTrivia: header.trailingTrivia
      )
      fix = Replacement("add '\(list)'", of: header, with: new)
    }
    return Diagnostic(
      .warning,
      id: "missingConformance",
      on: option,
      "'\(type)' is declared explicitly, but does not state its conformance to '\(list)'; if an "
        + "extension does, remove the option",
      fix: fix
    )
  }
}
