// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@DependencyEntry`, with and without values for tests and previews.
enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let parsed = DependencyEntry.parse(declaration, attribute: node, in: context.lexicalContext)
    guard let entry = parsed.model else {
      // The compiler would report an empty list of accessors again, as an incomplete expansion.
      throw DiagnosticsError(diagnostics: parsed.diagnostics)
    }
    return entry.accessors
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let parsed = DependencyEntry.parse(declaration, attribute: node, in: context.lexicalContext)
    return parsed.model.map { [$0.key] } ?? []
  }
}
