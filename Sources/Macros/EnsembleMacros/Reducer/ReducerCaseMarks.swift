// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@ReducerCaseIgnored`, which `@Reducer` reads.
enum ReducerCaseIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    misplacement(of: node, on: declaration, in: context).map(context.diagnose)
    return []
  }
}

/// Implements `@ReducerCaseEphemeral`, which `@Reducer` reads.
enum ReducerCaseEphemeralMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    misplacement(of: node, on: declaration, in: context).map(context.diagnose)
    return []
  }
}

/// Returns the diagnostic for an attribute on anything but a case of an enum reducer.
private func misplacement(
  of mark: AttributeSyntax,
  on declaration: some DeclSyntaxProtocol,
  in context: some MacroExpansionContext
) -> Diagnostic? {
  let surrounding = context.lexicalContext.first?.as(EnumDeclSyntax.self)
  let isInReducer = surrounding?.attributes.mentions(["Reducer"]) ?? false
  return isInReducer && declaration.is(EnumCaseDeclSyntax.self) ? nil : .misplacedMark(mark)
}
