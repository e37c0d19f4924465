// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Implements `@ObservableState`.
enum ObservableStateMacro {}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = Access(of: declaration, in: context.lexicalContext)
    if let declaration = declaration.as(StructDeclSyntax.self) {
      guard !isComposedState(declaration, in: context.lexicalContext) else { return [] }
      let parsed = ObservableStructModel.parse(declaration, access: access)
      parsed.diagnostics.forEach(context.diagnose)
      return parsed.model.members
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumModel(declaration, access: access).members
    }
    context.diagnose(.misplacedObservableState(on: declaration.introducer))
    return []
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      let declaration = declaration.as(StructDeclSyntax.self),
      !isComposedState(declaration, in: context.lexicalContext)
    else { return [] }
    return observationAttributes(missingFrom: member, of: declaration)
  }
}

/// Returns the attributes that make a member of a struct observed.
func observationAttributes(
  missingFrom member: some DeclSyntaxProtocol,
  of declaration: StructDeclSyntax
) -> [AttributeSyntax] {
  guard let property = member.as(VariableDeclSyntax.self) else { return [] }
  // The compiler detaches the member from the struct, so it is looked up by name.
  func attribute(of name: String, isPresented: Bool) -> [AttributeSyntax] {
    ObservableStructModel.parse(declaration, access: .implicit).model.everyField
      .first { $0.name == name && $0.isPresented == isPresented }
      .map { [$0.attribute] } ?? []
  }
  switch ObservedProperty(property) {
  case .plain, .broken: return []
  case .unobserved: return ["@Ensemble.ObservationStateIgnored"]
  case .tracked(let name): return attribute(of: name, isPresented: false)
  case .presented(let name): return attribute(of: name, isPresented: true)
  }
}

/// Returns whether a declaration is the handwritten state of a composed feature.
func isComposedState(_ declaration: some DeclGroupSyntax, in lexicalContext: [Syntax]) -> Bool {
  let isState = declaration.asProtocol((any NamedDeclSyntax).self)?.name.bareText == "State"
  // For a member of the state, the state itself comes first in the lexical context.
  return isState
    && lexicalContext.prefix(2).contains { scope in
      scope.as(StructDeclSyntax.self)?.attributes.mentions(["Composer"]) ?? false
    }
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else {
      return []
    }
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: ["EnsembleCore.ObservableState", "Observation.Observable"],
      missing: protocols,
      in: context.lexicalContext
    )
  }
}
