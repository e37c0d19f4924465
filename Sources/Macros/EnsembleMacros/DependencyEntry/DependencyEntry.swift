// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

// The live value is a stored property of the generated key, since it may open a resource, and a
// computed one would open it twice; values for tests and previews are computed, so that each test
// has its own. They are of type `Any` in the declaration, as a macro cannot name the property's
// type, and the generated code checks them. Generic parameters would need nine declarations.

/// The parsed property of `@DependencyEntry`.
struct DependencyEntry: Sendable {
  /// The name of the property without backticks.
  let name: String

  /// The type of the property; nil to infer it from the initial value.
  let type: String?
  let liveValue: String
  let previewValue: String?
  let testValue: String?
  let availability: [String]

  /// Parses the property; the model is nil if it cannot be a dependency.
  static func parse(
    _ declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    in lexicalContext: [Syntax]
  ) -> Parsed<DependencyEntry?> {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first,
      let surrounding = lexicalContext.first?.as(ExtensionDeclSyntax.self),
      surrounding.extendedType.lastComponent == "DependencyValues"
    else { return Parsed(model: nil, diagnostics: [.misplacedEntry(attribute)]) }
    if let obstacle = property.entryDiagnostic {
      return Parsed(model: nil, diagnostics: [obstacle])
    }
    guard
      property.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return Parsed(model: nil, diagnostics: [.severalEntries(property.bindings)]) }
    let type = binding.typeAnnotation?.type
    let value = binding.initializer?.value.outdented
    guard let value = value ?? (type?.is(OptionalTypeSyntax.self) == true ? "nil" : nil) else {
      return Parsed(model: nil, diagnostics: [.missingLiveValue(of: binding)])
    }
    let entry = DependencyEntry(
      name: name.bareText,
      type: type?.trimmedDescription,
      liveValue: value,
      previewValue: attribute.value(labeled: "previewValue", "preview"),
      testValue: attribute.value(labeled: "testValue", "test"),
      availability: property.attributes.availability
    )
    return Parsed(model: entry)
  }
}

extension AttributeSyntax {
  /// Returns the value of the argument with one of the labels.
  fileprivate func value(labeled labels: String...) -> String? {
    arguments?.as(LabeledExprListSyntax.self)?
      .first { labels.contains($0.label?.bareText ?? "") }?.expression.outdented
  }
}

extension VariableDeclSyntax {
  /// The diagnostic for a declaration that cannot have the accessors of a dependency.
  fileprivate var entryDiagnostic: Diagnostic? {
    if let modifier = modifiers.first(where: \.precludesAccessors) {
      return .modifiedEntry(modifier, of: self)
    }
    if let computed = bindings.first(where: { $0.accessorBlock != nil }) {
      return .computedEntry(computed)
    }
    return bindingSpecifier.tokenKind == .keyword(.let) ? .constantEntry(bindingSpecifier) : nil
  }
}
