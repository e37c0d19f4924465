// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed enum of `@CasePathable`.
struct CasePathableModel: Sendable {
  let name: String
  let access: Access
  let cases: [Conditional<EnumCase>]

  /// Whether the enum is declared as actions in groups.
  var isBounded = false

  /// Parses the enum, and diagnoses a misplaced attribute and repeated case names.
  static func parse(
    _ declaration: some DeclGroupSyntax,
    in lexicalContext: [Syntax]
  ) -> Parsed<CasePathableModel?> {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      let message = "'@CasePathable' can only be applied to an enum"
      return Parsed(
        model: nil,
        diagnostics: [Diagnostic(id: "casePathableKind", on: declaration.introducer, message)]
      )
    }
    let cases = parseCases(of: declaration)
    let model = CasePathableModel(
      name: declaration.name.text,
      access: Access(of: declaration, in: lexicalContext),
      cases: cases.model,
      isBounded: declaration.isFeatureAction
    )
    return Parsed(model: model, diagnostics: cases.diagnostics)
  }
}

extension EnumDeclSyntax {
  /// Whether the enum is declared as the grouped actions of a feature.
  var isFeatureAction: Bool {
    let inherited = inheritanceClause?.inheritedTypes.compactMap(\.type.lastComponent) ?? []
    let protocols: Set = ["TCAFeatureAction", "FeatureAction", "_ComposedFeatureAction"]
    return inherited.contains(where: protocols.contains)
  }
}
