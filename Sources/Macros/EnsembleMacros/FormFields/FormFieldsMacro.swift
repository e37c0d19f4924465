// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@FormFields`.
enum FormFieldsMacro {}

extension FormFieldsMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(.misplacedFormFields(on: declaration.introducer))
      return []
    }
    let access = Access(of: declaration, in: context.lexicalContext)
    let parsed = FormFieldsModel.parse(declaration, access: access)
    parsed.diagnostics.forEach(context.diagnose)
    return [parsed.model.member]
  }
}

extension FormFieldsMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: ["EnsembleForms.FormState"],
      missing: protocols,
      in: context.lexicalContext
    )
  }
}

/// Implements `@FormField` and `@FormFieldIgnored`, which `@FormFields` reads.
enum FormFieldMarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let surrounding = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
    if surrounding?.attributes.mentions(["FormFields"]) != true {
      context.diagnose(.markOutsideForm(node))
    }
    return []
  }
}
