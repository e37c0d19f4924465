// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@PresentationStateTracked`, which `@ObservableState` adds to properties with
/// `@Presents`.
enum PresentationStateTrackedMacro {}

extension PresentationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard isInsideState(context.lexicalContext) else {
      // The compiler would report an empty list of accessors again, as an incomplete expansion.
      throw DiagnosticsError(diagnostics: [.presentsOutsideState(on: node)])
    }
    guard let field = node.fieldNumber else { return [] }
    return PresentedProperty.parse(declaration).model?.accessors(field: field) ?? []
  }
}

extension PresentationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard isInsideState(context.lexicalContext), let field = node.fieldNumber else { return [] }
    return PresentedProperty.parse(declaration).model?.peers(field: field) ?? []
  }
}
