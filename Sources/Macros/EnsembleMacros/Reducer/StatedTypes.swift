// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The state and action types in the declaration of a `body` or of `reduce(into:action:)`.
struct StatedTypes: Sendable, Equatable {
  let state: String
  let action: String

  /// The reducers whose first generic arguments are the state and the actions.
  private static let reducers: Set<String> = [
    "BindingReducer", "CombineReducers", "ComposedReducer", "EmptyReducer", "Reduce",
    "ReduceAction", "Reducer",
  ]

  private init(_ state: String, _ action: String) {
    self.state = state
    self.action = action
  }

  /// Parses a declaration of `body`: its type annotation, or the type that starts its initial
  /// value.
  init?(_ property: VariableDeclSyntax) {
    let binding = property.bindings.first { $0.pattern.trimmedDescription == "body" }
    let types =
      if let annotation = binding?.typeAnnotation {
        Self.types(in: annotation.type)
      } else {
        binding?.initializer.flatMap { Self.types(in: $0.value) }
      }
    guard let types else { return nil }
    self = types
  }

  /// Parses the parameters of `reduce(into:action:)`.
  init?(_ function: FunctionDeclSyntax) {
    let types = function.signature.parameterClause.parameters.map(\.type)
    guard function.isReduce, let state = types.first, let action = types.last else { return nil }
    let value = state.as(AttributedTypeSyntax.self)?.baseType ?? state
    self.init(value.trimmedDescription, action.trimmedDescription)
  }

  private static func types(in type: TypeSyntax) -> StatedTypes? {
    if let opaque = type.as(SomeOrAnyTypeSyntax.self) { return types(in: opaque.constraint) }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.lazy.compactMap { types(in: $0.type) }.first
    }
    guard let name = type.lastComponent else { return nil }
    return types(name, type.genericArguments)
  }

  /// Returns the types at the start of a value: `EmptyReducer<Int, Int>()`, with or without
  /// operators.
  private static func types(in value: ExprSyntax) -> StatedTypes? {
    if let call = value.as(FunctionCallExprSyntax.self) { return types(in: call.calledExpression) }
    if let access = value.as(MemberAccessExprSyntax.self) {
      return access.base.flatMap { types(in: $0) }
    }
    guard let generic = value.as(GenericSpecializationExprSyntax.self) else { return nil }
    let name = generic.expression.trimmedDescription.split(separator: ".").last
    let arguments = generic.genericArgumentClause.arguments.map(\.argument.trimmedDescription)
    return name.flatMap { types(String($0), arguments) }
  }

  private static func types(_ name: String, _ arguments: [String]) -> StatedTypes? {
    if name == "ReducerOf", let feature = arguments.first, arguments.count == 1 {
      return StatedTypes("\(feature).State", "\(feature).Action")
    }
    guard reducers.contains(name), arguments.count >= 2 else { return nil }
    return StatedTypes(arguments[0], arguments[1])
  }
}

extension TypeSyntax {
  /// The generic arguments of a nominal type, as written.
  fileprivate var genericArguments: [String] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.map(\.argument.trimmedDescription) ?? []
  }
}
