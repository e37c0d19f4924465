// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed struct of `@DependencyClient`.
struct ClientModel: Sendable {
  let access: Access
  let properties: [Conditional<ClientProperty>]

  /// The parameter lists of the initializers in the source, without whitespace.
  let writtenInitializers: Set<String>

  /// Parses the struct, and diagnoses closures that cannot be endpoints and methods that collide.
  static func parse(_ declaration: StructDeclSyntax, access: Access) -> Parsed<ClientModel> {
    let members = declaration.memberBlock.members
    var diagnostics: [Diagnostic] = []
    let properties = collect(from: members) { member -> [ClientProperty] in
      guard let variables = member.as(VariableDeclSyntax.self) else { return [] }
      if case .broken(let reason) = ClientMember(variables) { diagnostics.append(reason) }
      let parsed = ClientProperty.parse(variables)
      diagnostics += parsed.diagnostics
      return parsed.model
    }
    let initializers = members.everyDeclaration.compactMap { $0.as(InitializerDeclSyntax.self) }
    let model = ClientModel(
      access: access,
      properties: properties,
      writtenInitializers: Set(initializers.map(\.parameterKey))
    )
    let collisions = endpointMethods(in: members).repeated(by: \.signature)
    return Parsed(
      model: model,
      diagnostics: diagnostics + collisions.map { .repeatedMethod($0.fullName, on: $0.node) }
    )
  }
}

/// The method of an endpoint, and the syntax that determines its name.
private struct EndpointMethod {
  let signature: String
  let fullName: String
  let node: Syntax
}

private func endpointMethods(
  in members: MemberBlockItemListSyntax
) -> [Conditional<EndpointMethod>] {
  collect(from: members) { member in
    guard
      let property = member.as(VariableDeclSyntax.self),
      ClientMember(property).isEndpoint,
      let name = property.bindings.first?.pattern
    else { return [] }
    let attribute = property.attributes.first(named: "DependencyEndpoint")
    let endpoint = Endpoint.parse(property, attribute: attribute, client: "").model
    guard let endpoint, let method = endpoint.method else { return [] }
    return [
      EndpointMethod(
        signature: method.signature(calling: endpoint.closure),
        fullName: method.fullName(calling: endpoint.closure),
        node: attribute?.methodArgument.map(Syntax.init) ?? Syntax(name)
      )
    ]
  }
}

extension InitializerDeclSyntax {
  /// The labels and types of the parameters, for comparison with a generated initializer.
  fileprivate var parameterKey: String {
    let parameters = signature.parameterClause.parameters
    return parameters.map { ClientModel.key("\($0.firstName.text): \($0.type.trimmedDescription)") }
      .joined(separator: ",")
  }
}

extension ClientModel {
  /// Returns a normalized parameter for comparisons.
  static func key(_ parameter: String) -> String { parameter.filter { !$0.isWhitespace } }
}
