// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@CasePathable`.
enum CasePathableMacro {}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let parsed = CasePathableModel.parse(declaration, in: context.lexicalContext)
    parsed.diagnostics.forEach(context.diagnose)
    return parsed.model?.members ?? []
  }
}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: ["EnsembleCasePaths.CasePathable", "EnsembleCasePaths.CasePathIterable"],
      missing: protocols,
      in: context.lexicalContext
    )
  }
}
