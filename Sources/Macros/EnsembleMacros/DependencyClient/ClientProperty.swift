// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// A stored property, as the initializers of a client use it.
struct ClientProperty: Sendable {
  let name: String

  /// The property that the initializers assign to.
  let storage: String

  /// The type of the initializer's parameter.
  let parameterType: String
  let defaultValue: String?
  let isEndpoint: Bool

  /// Whether an initializer without isolation can set the property, as far as its type tells.
  let isSendable: Bool

  /// The parameter without its default value.
  var parameter: String { "\(name): \(parameterType)" }
}

extension ClientProperty {
  /// Parses the properties of a declaration that an initializer can set.
  static func parse(_ declaration: VariableDeclSyntax) -> Parsed<[ClientProperty]> {
    guard
      !declaration.modifiers.contains(where: \.precludesEndpoint),
      !declaration.attributes.direct.contains(where: \.isWrapperWithArguments)
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
      // An initializer does not set a constant with a value, or a private property with one.
      guard value == nil || (isVariable && !declaration.modifiers.hasPrivate) else { continue }
      let type = annotation.map { parameterType($0, attributes: declaration.attributes) }
      guard let type = type ?? binding.initializer?.value.literalType else {
        diagnostics.append(.missingType(of: binding))
        continue
      }
      let closure = annotation.flatMap { ClosureType($0) }
      properties.append(
        ClientProperty(
          name: name.text,
          storage: isEndpoint ? storageName(of: name.text) : name.text,
          parameterType: type,
          defaultValue: isEndpoint ? nil : value,
          isEndpoint: isEndpoint,
          isSendable: closure?.isSendable ?? !type.hasPrefix("@escaping")
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
    // Only closures have these attributes, so a name is a type alias for a closure type.
    let isMarked = attributes.mentions(["DependencyEndpoint", "DependencyEndpointIgnored"])
    let isAlias = isMarked && type.lastComponent.map { $0 != "Optional" } ?? false
    return (isAlias ? "@escaping " : "") + type.trimmedDescription
  }
}

extension AttributeSyntax {
  /// Whether the attribute is a property wrapper with arguments.
  fileprivate var isWrapperWithArguments: Bool {
    let others = ["DependencyEndpoint", "available", "_spi"]
    return arguments?.is(LabeledExprListSyntax.self) == true && !others.contains(baseName)
  }
}

extension DeclModifierListSyntax {
  /// Whether the property itself is private, and not only its setter.
  fileprivate var hasPrivate: Bool {
    contains { modifier in
      let isPrivate = [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
      return isPrivate && modifier.detail == nil
    }
  }
}

extension VariableDeclSyntax {
  /// Returns the type of a binding, which may be written after a later one: `let x, y: Int`.
  fileprivate func annotation(of binding: PatternBindingSyntax) -> TypeSyntax? {
    guard binding.initializer == nil else { return binding.typeAnnotation?.type }
    return bindings.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation).first?.type
  }
}

extension TypeSyntax {
  /// Whether a variable of the type is initialized with `nil`.
  fileprivate var isSugaredOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension ExprSyntax {
  /// The default type of a literal.
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
