// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What `@Reducer` knows about a struct.
struct ReducerModel: Sendable {
  let access: Access
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
    let model = ReducerModel(
      access: Access(of: declaration, in: lexicalContext),
      hasState: types.contains("State"),
      hasAction: types.contains("Action"),
      hasBody: !reduceNames.isEmpty || declaration.isBoundingReducer
        || members.contains { $0.declaresBody(isStatic: false) }
    )
    return Parsed(model: model, diagnostics: reduceNames.map(Diagnostic.reduce))
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
