// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

// A compiler plugin is only asked for types of its own module, and nothing else can link it, but
// tests and tools need the implementations, too. So `EnsembleMacros` is a library, and the plugin
// lends its types a name of its module.

/// A wrapper that makes a macro of the library a type of the plugin's module.
///
/// The compiler identifies a plugin by the module of its target, and asks it only for types of that
/// module. So the declaration of `@Reducer` names `Hosted<EnsembleMacros.ReducerMacro>`, which
/// has the roles of `ReducerMacro`.
///
/// Generated code already has its line breaks and indentation. Formatting it again would take half
/// of the plugin's time in every debug build of an application.
enum Hosted<Implementation: Macro>: Macro {
  static var formatMode: FormatMode { .disabled }
}

extension Hosted: AttachedMacro where Implementation: AttachedMacro {}

extension Hosted: MemberMacro where Implementation: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try Implementation.expansion(
      of: node,
      providingMembersOf: declaration,
      conformingTo: protocols,
      in: context
    )
  }
}

extension Hosted: MemberAttributeMacro where Implementation: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    try Implementation.expansion(
      of: node,
      attachedTo: declaration,
      providingAttributesFor: member,
      in: context
    )
  }
}

extension Hosted: AccessorMacro where Implementation: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    try Implementation.expansion(of: node, providingAccessorsOf: declaration, in: context)
  }
}

extension Hosted: PeerMacro where Implementation: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try Implementation.expansion(of: node, providingPeersOf: declaration, in: context)
  }
}

extension Hosted: ExtensionMacro where Implementation: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try Implementation.expansion(
      of: node,
      attachedTo: declaration,
      providingExtensionsOf: type,
      conformingTo: protocols,
      in: context
    )
  }
}
