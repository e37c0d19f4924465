// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed struct of `@Reducer`.
struct ReducerModel: Sendable {
  let access: Access

  /// Whether the source declares the type or names another one.
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
    let stated = members.compactMap(\.statedTypes).first
    let own = OwnTypeSpelling(
      of: declaration,
      in: lexicalContext,
      declaresOne: !types.isDisjoint(with: ["State", "Action"])
    )
    let model = ReducerModel(
      access: Access(of: declaration, in: lexicalContext),
      hasState: types.contains("State")
        || stated.map { !own.matches($0.state, "State") } ?? false,
      hasAction: types.contains("Action")
        || stated.map { !own.matches($0.action, "Action") } ?? false,
      hasBody: !reduceNames.isEmpty || declaration.isBoundingReducer
        || members.contains { $0.declaresBody(isStatic: false) }
    )
    return Parsed(model: model, diagnostics: reduceNames.map(Diagnostic.reduce))
  }
}

/// The ways in which a type spells its own nested types.
private struct OwnTypeSpelling {
  /// The spellings of the type itself, such as `Self` and `Inner`.
  private let bases: Set<String>
  /// Whether an unqualified name refers to a type of an outer type.
  private let isOuterName: Bool

  /// - Parameter declaresOne: Whether the type declares one of the two types.
  init(of declaration: StructDeclSyntax, in lexicalContext: [Syntax], declaresOne: Bool) {
    let surrounding = lexicalContext.filter { $0.isProtocol((any DeclGroupSyntax).self) }
      .compactMap { context in
        context.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
          ?? context.asProtocol((any NamedDeclSyntax).self)?.name.text
      }
    let parameters = declaration.genericParameterClause?.parameters.map(\.name.text) ?? []
    let arguments = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ","))>"
    var bases: Set = ["Self"]
    var prefix = ""
    for qualifier in [""] + surrounding.map({ "\($0)." }) {
      prefix = qualifier + prefix
      bases.insert(prefix + declaration.name.text)
      bases.insert(prefix + declaration.name.text + arguments)
    }
    self.bases = bases
    isOuterName = !surrounding.isEmpty && !declaresOne
  }

  /// Returns whether a text names the type's own nested type.
  ///
  /// In a nested type, an unqualified name refers to the outer type's `State` or `Action`, unless
  /// the nested type declares one of the two.
  func matches(_ text: String, _ name: String) -> Bool {
    let text = text.filter { !$0.isWhitespace }
    if text == name { return !isOuterName }
    return text.hasSuffix(".\(name)") && bases.contains(String(text.dropLast(name.count + 1)))
  }
}

extension StructDeclSyntax {
  /// Whether the struct handles its actions by groups, so that it needs no body.
  fileprivate var isBoundingReducer: Bool {
    let inherited = inheritanceClause?.inheritedTypes.compactMap(\.type.lastComponent) ?? []
    return inherited.contains { $0 == "BoundingReducer" || $0 == "ComposedBoundingReducer" }
  }
}

extension DeclSyntax {
  /// Returns whether the declaration is a `body`, as a static or an instance property.
  func declaresBody(isStatic: Bool) -> Bool {
    guard
      let property = self.as(VariableDeclSyntax.self),
      property.modifiers.isStatic == isStatic
    else { return false }
    return property.bindings.contains { $0.pattern.trimmedDescription == "body" }
  }

  /// The name token of a declaration of `reduce(into:action:)`.
  var reduceName: TokenSyntax? {
    guard let function = self.as(FunctionDeclSyntax.self), function.isReduce else { return nil }
    return function.name
  }

  /// The types that a declaration of `body` or `reduce(into:action:)` states.
  fileprivate var statedTypes: StatedTypes? {
    if let function = self.as(FunctionDeclSyntax.self) { return StatedTypes(function) }
    guard let property = self.as(VariableDeclSyntax.self), !property.modifiers.isStatic else {
      return nil
    }
    return StatedTypes(property)
  }
}

extension FunctionDeclSyntax {
  /// Whether this is `reduce(into:action:)` of an instance.
  var isReduce: Bool {
    name.text == "reduce" && !modifiers.isStatic
      && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
  }
}

extension DeclModifierListSyntax {
  /// Whether the member is static.
  var isStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}
