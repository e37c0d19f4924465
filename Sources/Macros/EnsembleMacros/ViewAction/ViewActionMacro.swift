// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@ViewAction(for:)`.
enum ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let parsed = ViewActionModel.parse(
      declaration,
      attribute: node,
      in: context.lexicalContext
    )
    parsed.diagnostics.forEach(context.diagnose)
    guard parsed.model.hasStore else { return [] }
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: ["EnsembleCore.ViewActionSending"],
      missing: protocols,
      in: context.lexicalContext
    )
  }
}
