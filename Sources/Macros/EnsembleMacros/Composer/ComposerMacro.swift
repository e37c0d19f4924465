// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Composer`.
enum ComposerMacro {}

extension ComposerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else { return [] }
    let parsed = FeatureParser.parse(declaration, in: context.lexicalContext) { child in
      CallSite(of: child, in: context)
    }
    parsed.diagnostics.forEach(context.diagnose)
    return parsed.model.members
  }
}

extension ComposerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else { return [] }
    let state = member.asProtocol((any NamedDeclSyntax).self)?.name.bareText == "State"
    guard state, member.is(StructDeclSyntax.self) || member.is(EnumDeclSyntax.self) else {
      return composerAttributes(missingFrom: member)
    }
    let plan = FeatureParser.parse(declaration, in: context.lexicalContext).model
    return plan.attributes(missingFromState: member)
  }
}

extension ComposerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      // Members are expanded only on lookup, the extension always.
      context.diagnose(.misplacedComposer(on: declaration.introducer))
      return []
    }
    let isEnum = declaration.attributes.first(named: "ComposeEnumReducer") != nil
    let conformances =
      ["EnsembleCore.Reducer"] + (isEnum ? ["EnsembleComposition.CaseComposed"] : [])
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: conformances,
      missing: protocols,
      in: context.lexicalContext
    )
  }
}
