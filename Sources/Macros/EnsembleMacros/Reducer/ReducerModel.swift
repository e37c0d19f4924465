// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed struct of `@Reducer`.
struct ReducerModel: Sendable {
  let access: Access

  /// A Boolean value that indicates whether the source declares the type, or the type of the body names another.
  let hasState: Bool
  let hasAction: Bool
  let hasBody: Bool

  /// Parses the struct, and diagnoses a handwritten `reduce`.
  static func parse(
    _ declaration: StructDeclSyntax,
    in lexicalContext: [Syntax]
  ) -> Parsed<ReducerModel> {
    let members = declaration.memberBlock.members.everyDeclaration
    let parameters = declaration.genericParameterClause?.parameters.map(\.name.text) ?? []
    let types = Set(members.compactMap(\.typeName) + parameters)
    let reduceNames = members.compactMap(\.reduceName)
    let name = declaration.name.text
    let body = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.isStatic }
      .compactMap { BodyTypes($0) }.first
    let model = ReducerModel(
      access: Access(of: declaration, in: lexicalContext),
      hasState: types.contains("State") || body.map { !$0.state.names("State", of: name) } ?? false,
      hasAction: types.contains("Action")
        || body.map { !$0.action.names("Action", of: name) } ?? false,
      hasBody: !reduceNames.isEmpty || declaration.isBoundingReducer
        || members.contains { $0.declaresBody(isStatic: false) }
    )
    return Parsed(model: model, diagnostics: reduceNames.map(Diagnostic.reduce))
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the text spells a type nested in a feature.
  fileprivate func names(_ type: String, of feature: String) -> Bool {
    [type, "Self.\(type)", "\(feature).\(type)"].contains(self)
  }
}

extension StructDeclSyntax {
  /// A Boolean value that indicates whether the struct handles its actions by groups, so that it needs no body.
  fileprivate var isBoundingReducer: Bool {
    let inherited = inheritanceClause?.inheritedTypes.compactMap(\.type.lastComponent) ?? []
    return inherited.contains { $0 == "BoundingReducer" || $0 == "ComposedBoundingReducer" }
  }
}

extension DeclSyntax {
  /// Returns a Boolean value that indicates whether this declares a `body`, static or not.
  func declaresBody(isStatic: Bool) -> Bool {
    guard
      let property = self.as(VariableDeclSyntax.self),
      property.modifiers.isStatic == isStatic
    else { return false }
    return property.bindings.contains { $0.pattern.trimmedDescription == "body" }
  }

  /// The name token of a declaration of `reduce(into:action:)`.
  var reduceName: TokenSyntax? {
    guard
      let function = self.as(FunctionDeclSyntax.self),
      function.name.text == "reduce",
      !function.modifiers.isStatic
    else { return nil }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return labels == ["into", "action"] ? function.name : nil
  }
}

extension DeclModifierListSyntax {
  /// A Boolean value that indicates whether the member is static.
  var isStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}
