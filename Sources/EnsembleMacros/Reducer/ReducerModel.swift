// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What `@Reducer` knows about a struct.
struct ReducerModel: Sendable {
  let access: Access

  /// Whether the type is written, or is said to be another one by the type of the body.
  let hasState: Bool
  let hasAction: Bool
  let hasBody: Bool

  /// Reads the struct, reporting a hand-written `reduce`.
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
  /// Whether it spells a type that is nested in a feature.
  fileprivate func names(_ type: String, of feature: String) -> Bool {
    [type, "Self.\(type)", "\(feature).\(type)"].contains(self)
  }
}

extension StructDeclSyntax {
  /// Whether the struct is declared to handle its actions by groups; then it needs no body.
  fileprivate var isBoundingReducer: Bool {
    let inherited = inheritanceClause?.inheritedTypes.compactMap(\.type.lastComponent) ?? []
    return inherited.contains { $0 == "BoundingReducer" || $0 == "ComposedBoundingReducer" }
  }
}

extension DeclSyntax {
  /// Whether this declares a `body`, of the type or of its values.
  func declaresBody(isStatic: Bool) -> Bool {
    guard
      let property = self.as(VariableDeclSyntax.self),
      property.modifiers.isStatic == isStatic
    else { return false }
    return property.bindings.contains { $0.pattern.trimmedDescription == "body" }
  }

  /// The name token of `reduce(into:action:)`, if that is what is declared.
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
  /// Whether the member belongs to the type instead of its values.
  var isStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}
