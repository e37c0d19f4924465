// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What the initializers of a client need to know about one stored property.
struct ClientProperty: Sendable {
  let name: String

  /// The property that the initializers assign to.
  let storage: String

  /// The type as the parameter of an initializer has it.
  let parameterType: String
  let defaultValue: String?
  let isEndpoint: Bool

  /// The parameter, without its default value.
  var parameter: String { "\(name): \(parameterType)" }
}

extension ClientProperty {
  /// Reads the properties of a declaration that can be given another value in an initializer.
  static func parse(_ declaration: VariableDeclSyntax) -> Parsed<[ClientProperty]> {
    guard
      !declaration.modifiers.contains(where: \.keepsEndpointAway),
      !declaration.attributes.direct.contains(where: \.providesValue)
    else { return Parsed(model: []) }

    var properties: [ClientProperty] = []
    var diagnostics: [Diagnostic] = []
    let isEndpoint = ClientMember(declaration).isEndpoint
    for binding in declaration.bindings where !binding.isComputed {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      let annotation = declaration.annotation(of: binding)
      let isVariable = declaration.bindingSpecifier.tokenKind == .keyword(.var)
      let defaultsToNil = isVariable && annotation?.isSugaredOptional == true
      let value = binding.initializer?.value.trimmedDescription ?? (defaultsToNil ? "nil" : nil)
      // A value that only this file may change, or that nothing may, is no business of others.
      guard value == nil || (isVariable && !declaration.modifiers.hasPrivate) else { continue }
      let type = annotation.map { parameterType($0, attributes: declaration.attributes) }
      guard let type = type ?? binding.initializer?.value.literalType else {
        diagnostics.append(.missingType(of: binding))
        continue
      }
      properties.append(
        ClientProperty(
          name: name.text,
          storage: isEndpoint ? storageName(of: name.text) : name.text,
          parameterType: type,
          defaultValue: isEndpoint ? nil : value,
          isEndpoint: isEndpoint
        )
      )
    }
    return Parsed(model: properties, diagnostics: diagnostics)
  }

  private static func parameterType(
    _ type: TypeSyntax,
    attributes: AttributeListSyntax
  ) -> String {
    if let closure = ClosureType(type) { return closure.escapingText }
    // Only closures are marked, so a name is one's alias.
    let isMarked = attributes.mentions(["DependencyEndpoint", "DependencyEndpointIgnored"])
    let isAlias = isMarked && type.lastComponent.map { $0 != "Optional" } ?? false
    return (isAlias ? "@escaping " : "") + type.trimmedDescription
  }
}

extension AttributeSyntax {
  /// Whether the attribute is a property wrapper that is told where its value comes from.
  fileprivate var providesValue: Bool {
    let others = ["DependencyEndpoint", "available", "_spi"]
    return arguments?.is(LabeledExprListSyntax.self) == true && !others.contains(baseName)
  }
}

extension DeclModifierListSyntax {
  /// Whether the property itself is hidden from other files, and not only its setter.
  fileprivate var hasPrivate: Bool {
    contains { modifier in
      let isPrivate = [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
      return isPrivate && modifier.detail == nil
    }
  }
}

extension VariableDeclSyntax {
  /// The type written for a binding, which may stand behind a later one: `let x, y: Int`.
  fileprivate func annotation(of binding: PatternBindingSyntax) -> TypeSyntax? {
    guard binding.initializer == nil else { return binding.typeAnnotation?.type }
    return bindings.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation).first?.type
  }
}

extension TypeSyntax {
  /// Whether a variable of the type starts out as `nil`.
  fileprivate var isSugaredOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension ExprSyntax {
  /// The type that a literal has when nothing else is asked for.
  fileprivate var literalType: String? {
    switch kind {
    case .booleanLiteralExpr: return "Swift.Bool"
    case .floatLiteralExpr: return "Swift.Double"
    case .integerLiteralExpr: return "Swift.Int"
    case .stringLiteralExpr: return "Swift.String"
    default: return self.as(PrefixOperatorExprSyntax.self)?.expression.literalType
    }
  }
}
