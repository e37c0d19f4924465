// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

/// The type of an endpoint, as far as it is written out in the source.
struct ClosureType: Sendable {
  /// The type as written, without parentheses around it.
  let text: String

  /// The type of a parameter that is stored.
  let escapingText: String
  let parameters: [Parameter]

  /// What stands between the parameters and the arrow.
  let effects: String
  let isAsync: Bool
  let failure: Failure
  let result: Result

  /// The isolation of the closure, in the words that a function uses for it.
  let isolation: String

  /// What a closure may throw.
  enum Failure: Sendable, Equatable {
    case never
    case any
    case specific
  }

  /// What a closure returns.
  enum Result: Sendable, Equatable {
    case void
    case optional(String)
    case value(String)
  }

  /// Reads the type, or returns nothing for one that does not show itself to be a closure.
  init?(_ type: TypeSyntax) {
    let type = type.unparenthesized
    guard let function = type.bare.as(FunctionTypeSyntax.self) else { return nil }
    text = type.trimmedDescription
    escapingText = type.escaping.trimmedDescription
    parameters = function.parameters.map(Parameter.init)
    effects = function.effectSpecifiers?.trimmedDescription ?? ""
    isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    failure = Failure(function.effectSpecifiers?.throwsClause)
    result = Result(function.returnClause.type)
    isolation = type.isolation.map { "\($0) " }.joined()
  }

  /// What stands in front of a call of the closure.
  var callPrefix: String { (failure == .never ? "" : "try ") + (isAsync ? "await " : "") }
}

extension ClosureType.Failure {
  fileprivate init(_ clause: ThrowsClauseSyntax?) {
    guard let clause else {
      self = .never
      return
    }
    self =
      switch clause.type?.trimmedDescription {
      case "Never", "Swift.Never": .never
      case nil, "any Error", "any Swift.Error", "Swift.Error": .any
      default: .specific
      }
  }
}

extension ClosureType.Result {
  fileprivate init(_ type: TypeSyntax) {
    let text = type.trimmedDescription
    let bare = type.bare
    if ["Void", "Swift.Void"].contains(bare.trimmedDescription)
      || bare.as(TupleTypeSyntax.self)?.elements.isEmpty == true
    {
      self = .void
    } else if bare.is(OptionalTypeSyntax.self) || bare.lastComponent == "Optional" {
      self = .optional(text)
    } else {
      self = .value(text)
    }
  }
}

extension TypeSyntax {
  /// The type without parentheses around the whole of it.
  fileprivate var unparenthesized: TypeSyntax {
    guard
      let elements = self.as(TupleTypeSyntax.self)?.elements,
      elements.count == 1,
      let only = elements.first,
      only.firstName == nil
    else { return self }
    return only.type.unparenthesized
  }

  /// The type without parentheses, attributes and specifiers.
  fileprivate var bare: TypeSyntax {
    let type = unparenthesized
    return type.as(AttributedTypeSyntax.self)?.baseType.bare ?? type
  }

  /// The closure type with `@escaping`, which stands behind specifiers and before attributes.
  fileprivate var escaping: TypeSyntax {
    let escaping = AttributeSyntax("@escaping").with(\.trailingTrivia, .space)
    var type =
      trimmed.as(AttributedTypeSyntax.self)
      ?? AttributedTypeSyntax(specifiers: [], attributes: [], baseType: trimmed)
    type.attributes = [.attribute(escaping)] + type.attributes
    return TypeSyntax(type)
  }

  /// The global actor of a closure type, or the word that keeps it on its caller's actor.
  fileprivate var isolation: [String] {
    guard let type = self.as(AttributedTypeSyntax.self) else { return [] }
    let other: Set<String> = ["Sendable", "concurrent", "convention", "escaping", "isolated"]
    let actors = type.attributes.direct.filter { !other.contains($0.baseName) }
    let specifiers = type.specifiers.map(Syntax.init) + type.lateSpecifiers.map(Syntax.init)
    return actors.map(\.trimmedDescription)
      + specifiers.filter { $0.is(NonisolatedTypeSpecifierSyntax.self) }.map(\.trimmedDescription)
  }
}
