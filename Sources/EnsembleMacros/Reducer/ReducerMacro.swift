// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Reducer`.
enum ReducerMacro {}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else { return [] }
    let parsed = ReducerModel.parse(declaration, in: context.lexicalContext)
    parsed.diagnostics.forEach(context.diagnose)
    return parsed.model.members
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    declaration.is(StructDeclSyntax.self) ? reducerAttributes(missingFrom: member) : []
  }
}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      // Members of an enum are only expanded if something looks for them, the extension always.
      context.diagnose(.misplacedReducer(on: declaration.introducer))
      return []
    }
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: ["EnsembleCore.Reducer"],
      missing: protocols,
      in: context.lexicalContext
    )
  }
}
