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
    if let declaration = declaration.as(StructDeclSyntax.self) {
      if let arguments = node.arguments?.as(LabeledExprListSyntax.self), !arguments.isEmpty {
        context.diagnose(.conformancesOfStruct(node, arguments))
      }
      let parsed = ReducerModel.parse(declaration, in: context.lexicalContext)
      parsed.diagnostics.forEach(context.diagnose)
      return parsed.model.members
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      let parsed = EnumReducerModel.parse(
        declaration,
        attribute: node,
        in: context.lexicalContext
      )
      parsed.diagnostics.forEach(context.diagnose)
      return parsed.model.members
    }
    return []
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if declaration.is(StructDeclSyntax.self) {
      return reducerAttributes(missingFrom: member, ofEnum: false)
        + isolationAttributes(missingFrom: member)
    }
    if declaration.is(EnumDeclSyntax.self) {
      return reducerAttributes(missingFrom: member, ofEnum: true)
    }
    return []
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
    let conformances: [String]
    if declaration.is(StructDeclSyntax.self) {
      conformances = ["EnsembleCore.Reducer"]
    } else if declaration.is(EnumDeclSyntax.self) {
      conformances = ["EnsembleCore.CaseReducer", "EnsembleCore.Reducer"]
    } else {
      // Members are expanded only on lookup, the extension always.
      context.diagnose(.misplacedReducer(on: declaration.introducer))
      return []
    }
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: conformances,
      missing: protocols,
      in: context.lexicalContext
    )
  }
}
