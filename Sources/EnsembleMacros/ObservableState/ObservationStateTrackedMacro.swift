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
      // Returning no accessors would be reported a second time, as an incomplete expansion.
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

/// Whether the innermost scope is a struct that has the registrar tracked properties use.
func isInsideState(_ lexicalContext: [Syntax]) -> Bool {
  guard let surrounding = lexicalContext.first?.as(StructDeclSyntax.self) else { return false }
  return surrounding.attributes.mentions(["ObservableState", "_ComposedState"])
    || isComposedState(surrounding, in: Array(lexicalContext.dropFirst()))
}

extension AttributeSyntax {
  /// The field number that `@ObservableState` gave to the property, as source.
  var fieldNumber: String? {
    arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription
  }
}
