// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func misplacedEndpoint(on node: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(
      id: "endpointKind",
      on: node,
      "'@DependencyEndpoint' can only be applied to a stored instance property"
    )
  }

  static func constantEndpoint(_ specifier: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "endpointConstant",
      on: specifier,
      "'@DependencyEndpoint' requires a 'var', because endpoints can be overridden",
      fix: Replacement(
        "replace 'let' with 'var'",
        of: specifier,
        with: specifier.with(\.tokenKind, .keyword(.var))
      )
    )
  }

  static func endpointObserver(_ accessor: AccessorDeclSyntax) -> Diagnostic {
    Diagnostic(
      id: "endpointObserver",
      on: accessor.accessorSpecifier,
      "property observers are not supported on endpoints"
    )
  }

  static func hiddenClosure(_ binding: PatternBindingSyntax) -> Diagnostic {
    Diagnostic(
      id: "endpointType",
      on: binding.typeAnnotation.map { Syntax($0.type) } ?? Syntax(binding.pattern),
      "'@DependencyEndpoint' requires the type of '\(binding.pattern.trimmedDescription)' to be "
        + "written out as a closure type"
    )
  }

  static func ignoredEndpoint(
    _ attribute: AttributeSyntax,
    of property: VariableDeclSyntax
  ) -> Diagnostic {
    let others = property.attributes.filter { $0.id != attribute.id }
    var endpoint = property.with(\.attributes, others)
    endpoint.leadingTrivia = property.leadingTrivia
    return Diagnostic(
      id: "endpointIgnored",
      on: attribute,
      "'@DependencyEndpointIgnored' contradicts '@DependencyEndpoint'",
      fix: Replacement("remove '@DependencyEndpointIgnored'", of: property, with: endpoint)
    )
  }

  static func missingDefault(
    of binding: PatternBindingSyntax,
    closure: ClosureType
  ) -> Diagnostic {
    let name = binding.pattern.trimmedDescription.filter { $0 != "`" }
    let wildcards = closure.wildcards.map { "\($0) in " } ?? ""
    var fixed = binding
    fixed.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax("{ \(raw: wildcards)<#default#> }")
    )
    // Trivia after the type, such as a comment, stays at the end.
    fixed.typeAnnotation?.trailingTrivia = []
    fixed.trailingTrivia = binding.trailingTrivia
    return Diagnostic(
      id: "endpointDefault",
      on: binding.pattern,
      closure.failure == .never
        ? "Default value required for non-throwing closure '\(name)'"
        : "Default value required for closure '\(name)' with typed throws",
      fix: Replacement("add a default value", of: binding, with: fixed)
    )
  }

  static func variadicParameter(_ parameter: TupleTypeElementSyntax) -> Diagnostic {
    var fixed = parameter
    fixed.ellipsis = nil
    fixed.type = "[\(parameter.type.trimmed)]"
    fixed.type.leadingTrivia = parameter.type.leadingTrivia
    let node = parameter.ellipsis.map(Syntax.init) ?? Syntax(parameter)
    return Diagnostic(
      id: "endpointVariadic",
      on: node,
      "an endpoint cannot forward variadic parameters; use an array instead",
      fix: Replacement("replace with an array", of: parameter, with: fixed)
    )
  }

  static func invalidMethodName(_ argument: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "endpointMethodName",
      on: argument,
      "the method name of an endpoint must be a string literal with a valid identifier"
    )
  }
}
