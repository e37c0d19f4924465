// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@DependencyEndpoint` and `@DependencyEndpoint(method:)`.
enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let parsed = parse(declaration, attribute: node, in: context)
    guard let endpoint = parsed.model else {
      // The compiler would report an empty list of accessors again, as an incomplete expansion.
      throw DiagnosticsError(diagnostics: parsed.diagnostics)
    }
    parsed.diagnostics.forEach(context.diagnose)
    if let property = declaration.as(VariableDeclSyntax.self),
      let ignored = property.attributes.first(named: "DependencyEndpointIgnored")
    {
      context.diagnose(.ignoredEndpoint(ignored, of: property))
    }
    return endpoint.accessors
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    parse(declaration, attribute: node, in: context).model?.peers ?? []
  }
}

/// Parses a property and the type around it.
private func parse(
  _ declaration: some DeclSyntaxProtocol,
  attribute: AttributeSyntax,
  in context: some MacroExpansionContext
) -> Parsed<Endpoint?> {
  guard
    let client = context.lexicalContext.first,
    client.isProtocol((any DeclGroupSyntax).self),
    let name = client.asProtocol((any NamedDeclSyntax).self)?.name
  else {
    return Parsed(model: nil, diagnostics: [.misplacedEndpoint(on: attribute)])
  }
  return Endpoint.parse(declaration, attribute: attribute, client: name.bareText)
}
