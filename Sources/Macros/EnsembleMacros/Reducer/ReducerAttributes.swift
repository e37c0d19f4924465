// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

/// Returns the attributes that `@Reducer` adds to one member of its struct or enum.
func reducerAttributes(
  missingFrom member: some DeclSyntaxProtocol,
  ofEnum isEnum: Bool
) -> [AttributeSyntax] {
  if let declaration = member.as(EnumDeclSyntax.self) {
    let attributes = declaration.attributes
    var missing: [AttributeSyntax] = []
    let isState = declaration.name.bareText == "State"
    guard isState || declaration.name.bareText == "Action" else { return [] }
    if !attributes.mentions(["CasePathable"]) {
      missing.append("@Ensemble.CasePathable")
    }
    if declaration.isFeatureAction { missing.append("@Ensemble._ComposedActions") }
    if isState, !attributes.mentions(["dynamicMemberLookup"]) {
      missing.append("@dynamicMemberLookup")
    }
    if isState, isEnum, !attributes.mentions(["ObservableState"]) {
      missing.append("@Ensemble.ObservableState")
    }
    return missing
  }
  if let property = member.as(VariableDeclSyntax.self),
    property.isOpaqueReducerBody(isStatic: isEnum)
  {
    // The compiler may infer the types of the feature from the type of the body.
    let types = StatedTypes(property)
    let state = types.flatMap { $0.state == "State" ? nil : $0.state } ?? "Self.State"
    let action = types.flatMap { $0.action == "Action" ? nil : $0.action } ?? "Self.Action"
    return ["@EnsembleCore.ReducerBuilder<\(raw: state), \(raw: action)>"]
  }
  return []
}

extension VariableDeclSyntax {
  /// Returns whether this is a computed, opaque `body` without a builder.
  fileprivate func isOpaqueReducerBody(isStatic: Bool) -> Bool {
    guard
      bindings.count == 1,
      let binding = bindings.first,
      binding.pattern.trimmedDescription == "body",
      binding.isComputed,
      modifiers.isStatic == isStatic,
      !attributes.mentions(["ReducerBuilder"]),
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return false }
    return type.constraint.nominalNames.contains { $0 == "Reducer" || $0 == "ReducerOf" }
  }
}

extension TypeSyntax {
  /// The unqualified names of the protocols in a constraint.
  fileprivate var nominalNames: [String] {
    let parts = self.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [self]
    return parts.compactMap(\.lastComponent)
  }
}
