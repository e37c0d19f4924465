// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed property of `@Presents`.
struct PresentedProperty: Sendable {
  let name: String

  /// The access modifiers as written, each followed by a space.
  let access: String

  /// The type of the presented value, without its optionality.
  let wrapped: String

  /// The initial value in the source.
  let initialValue: String?

  /// Parses the declaration, and diagnoses a property that cannot be presented.
  static func parse(_ declaration: some DeclSyntaxProtocol) -> Parsed<PresentedProperty?> {
    guard let property = declaration.as(VariableDeclSyntax.self) else {
      return Parsed(model: nil, diagnostics: [.presentsElsewhere(declaration)])
    }
    guard
      property.bindings.count == 1,
      let binding = property.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else {
      return Parsed(model: nil, diagnostics: [.severalProperties(on: property)])
    }
    guard let type = binding.typeAnnotation?.type else {
      return Parsed(model: nil, diagnostics: [.presentsWithoutType(name)])
    }
    let diagnostics = property.obstaclesToPresenting + binding.obstaclesToPresenting
    guard diagnostics.isEmpty, let wrapped = type.wrappedInOptional else {
      return Parsed(model: nil, diagnostics: diagnostics)
    }
    let access = property.modifiers.filter { Self.accessLevels.contains($0.name.tokenKind) }
    let model = PresentedProperty(
      name: name.bareText,
      access: access.map { "\($0.trimmedDescription) " }.joined(),
      wrapped: wrapped.trimmedDescription,
      initialValue: binding.initializer?.value.trimmedDescription
    )
    return Parsed(model: model)
  }

  private static let accessLevels: [TokenKind] = [
    .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
    .keyword(.private),
  ]
}

extension VariableDeclSyntax {
  fileprivate var obstaclesToPresenting: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let ignored = attributes.first(named: "ObservationStateIgnored") {
      diagnostics.append(.presentsUnobserved(ignored, of: self))
    }
    diagnostics += modifiers.compactMap { modifier in
      modifier.precludesAccessors ? .presentsModified(modifier) : nil
    }
    if bindingSpecifier.tokenKind != .keyword(.var) {
      diagnostics.append(.presentsConstant(bindingSpecifier))
    }
    return diagnostics
  }
}

extension PatternBindingSyntax {
  fileprivate var obstaclesToPresenting: [Diagnostic] {
    if isComputed, let accessorBlock { return [.presentsComputed(accessorBlock)] }
    let observers = observers.map(Diagnostic.observer)
    guard let type = typeAnnotation?.type, type.wrappedInOptional == nil else { return observers }
    return observers + [.presentsRequired(type)]
  }
}

extension TypeSyntax {
  /// The wrapped type of a type that is spelled as an optional.
  fileprivate var wrappedInOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    return lastComponent == "Optional" ? onlyGenericArgument : nil
  }
}
