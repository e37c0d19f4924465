// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What `@Reducer` knows about a struct.
struct ReducerModel: Sendable {
  let access: Access
  let hasState: Bool
  let hasAction: Bool
  let hasBody: Bool

  /// Reads the struct, reporting a misplaced attribute and a hand-written `reduce`.
  static func parse(
    _ declaration: some DeclGroupSyntax,
    in lexicalContext: [Syntax]
  ) -> Parsed<ReducerModel?> {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      let message = "'@Reducer' can only be applied to a struct"
      return Parsed(
        model: nil,
        diagnostics: [Diagnostic(id: "reducerKind", on: declaration.introducer, message)]
      )
    }
    let members = declaration.memberBlock.members.everyDeclaration
    let parameters = declaration.genericParameterClause?.parameters.map(\.name.text) ?? []
    let types = Set(members.compactMap(\.nestedTypeName) + parameters)
    let reduceNames = members.compactMap(\.reduceName)
    let model = ReducerModel(
      access: Access(of: declaration, in: lexicalContext),
      hasState: types.contains("State"),
      hasAction: types.contains("Action"),
      hasBody: !reduceNames.isEmpty || members.contains(where: \.declaresBody)
    )
    let warnings = reduceNames.map { name in
      Diagnostic(
        .warning,
        id: "reduceInReducer",
        on: name,
        "'reduce(into:action:)' should not be used with '@Reducer'; use 'body'"
      )
    }
    return Parsed(model: model, diagnostics: warnings)
  }
}

extension DeclSyntax {
  /// The name of the type or type alias that is declared.
  fileprivate var nestedTypeName: String? {
    guard
      isProtocol((any DeclGroupSyntax).self) || self.is(TypeAliasDeclSyntax.self),
      let named = asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    return named.name.bareText
  }

  fileprivate var declaresBody: Bool {
    guard let property = self.as(VariableDeclSyntax.self), !property.modifiers.isStatic else {
      return false
    }
    return property.bindings.contains { $0.pattern.trimmedDescription == "body" }
  }

  /// The name token of `reduce(into:action:)`, if that is what is declared.
  fileprivate var reduceName: TokenSyntax? {
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
