// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Implements `@DependencyClient`.
enum DependencyClientMacro {}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(.misplacedClient(on: declaration.introducer))
      return []
    }
    let access = Access(of: declaration, in: context.lexicalContext)
    let parsed = ClientModel.parse(declaration, access: access)
    parsed.diagnostics.forEach(context.diagnose)
    return parsed.model.initializers
  }
}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self),
      case .endpoint = ClientMember(property)
    else { return [] }
    return ["@Ensemble.DependencyEndpoint"]
  }
}
