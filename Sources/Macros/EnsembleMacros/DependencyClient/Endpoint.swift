// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed property of `@DependencyEndpoint`.
struct Endpoint: Sendable {
  let name: String
  let client: String
  let closure: ClosureType

  /// The closure in the source that an unimplemented endpoint runs.
  let defaultValue: String?
  let method: Method?

  /// The function that calls the endpoint with labels.
  struct Method: Sendable {
    let name: String
    /// The documentation of the property, as comments.
    let documentation: [String]
    let availability: [String]

    /// The modifiers, each followed by a space.
    let modifiers: String
  }

  /// The name of the property that holds the closure.
  var storage: String { storageName(of: name) }

  /// Whether an unimplemented endpoint has no result to return.
  var lacksDefault: Bool {
    guard defaultValue == nil, case .value = closure.result else { return false }
    return closure.failure != .any
  }
}

extension Endpoint {
  /// Parses the property; the model is nil if its closure cannot be replaced.
  static func parse(
    _ declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax?,
    client: String
  ) -> Parsed<Endpoint?> {
    guard let property = declaration.as(VariableDeclSyntax.self) else {
      let diagnostics = attribute.map { [Diagnostic.misplacedEndpoint(on: $0)] }
      return Parsed(model: nil, diagnostics: diagnostics ?? [])
    }
    if let obstacle = property.endpointDiagnostic {
      return Parsed(model: nil, diagnostics: [obstacle])
    }
    guard
      let binding = property.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type,
      let closure = ClosureType(type)
    else {
      return Parsed(model: nil, diagnostics: property.bindings.map(Diagnostic.hiddenClosure))
    }
    let method = Method.parse(property, name: name, closure: closure, attribute: attribute)
    let endpoint = Endpoint(
      name: name.text,
      client: client,
      closure: closure,
      defaultValue: binding.initializer?.value.trimmedDescription,
      method: method.model
    )
    var diagnostics = method.diagnostics
    if endpoint.lacksDefault {
      diagnostics.append(.missingDefault(of: binding, closure: closure))
    }
    if endpoint.defaultValue != nil || endpoint.method != nil {
      diagnostics += type.variadicParameters.map(Diagnostic.variadicParameter)
    }
    return Parsed(model: endpoint, diagnostics: diagnostics)
  }
}

extension VariableDeclSyntax {
  /// The diagnostic for a declaration whose closure accessors cannot replace.
  fileprivate var endpointDiagnostic: Diagnostic? {
    guard bindings.count == 1 else { return .severalEndpoints(self) }
    if let modifier = modifiers.first(where: \.precludesEndpoint) {
      return .misplacedEndpoint(on: modifier.name)
    }
    if let computed = bindings.first(where: \.isComputed)?.accessorBlock {
      return .misplacedEndpoint(on: computed.leftBrace)
    }
    if bindingSpecifier.tokenKind == .keyword(.let) { return .constantEndpoint(bindingSpecifier) }
    return bindings.flatMap(\.observers).first.map(Diagnostic.endpointObserver)
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier rules out an endpoint.
  var precludesEndpoint: Bool {
    [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains(name.tokenKind)
  }
}

extension TypeSyntax {
  /// The variadic parameters of a closure type.
  fileprivate var variadicParameters: [TupleTypeElementSyntax] {
    if let type = self.as(FunctionTypeSyntax.self) {
      return type.parameters.filter { $0.ellipsis != nil }
    }
    return self.as(AttributedTypeSyntax.self)?.baseType.variadicParameters ?? []
  }
}
