// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@ObservationStateTracked`.
enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard isInsideState(context.lexicalContext) else {
      // The compiler would report an empty list of accessors again, as an incomplete expansion.
      throw DiagnosticsError(diagnostics: [.trackedOutsideState(on: node)])
    }
    return TrackedProperty(declaration, attribute: node)?.accessors ?? []
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard isInsideState(context.lexicalContext) else { return [] }
    return TrackedProperty(declaration, attribute: node).map { [$0.storage] } ?? []
  }
}

/// Returns whether the innermost scope is a struct with a registrar.
func isInsideState(_ lexicalContext: [Syntax]) -> Bool {
  guard let surrounding = lexicalContext.first?.as(StructDeclSyntax.self) else { return false }
  return surrounding.attributes.mentions(["ObservableState", "_ComposedState"])
    || isComposedState(surrounding, in: Array(lexicalContext.dropFirst()))
}

extension AttributeSyntax {
  /// The number that `@ObservableState` gave the property, as source text.
  var fieldNumber: String? {
    arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription
  }
}
