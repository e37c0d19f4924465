// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

/// The closure type of an endpoint, as spelled in the source.
struct ClosureType: Sendable {
  /// The type as written, without enclosing parentheses.
  let text: String

  /// The type of an escaping parameter.
  let escapingText: String
  let parameters: [Parameter]

  /// The specifiers between the parameters and the arrow.
  let effects: String
  let isAsync: Bool
  let failure: Failure
  let result: Result

  /// The isolation of the closure, as a function declares it.
  let isolation: String

  /// Whether the closure can be sent to another isolation.
  let isSendable: Bool

  /// The errors that a closure can throw.
  enum Failure: Sendable, Equatable {
    case never
    case any
    case specific
  }

  /// The result of a closure.
  enum Result: Sendable, Equatable {
    case void
    case optional(String)
    case value(String)
  }

  /// Parses the type; returns nil for a type that is not spelled as a closure type.
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
    let isolation = type.isolation
    self.isolation = isolation.map { "\($0) " }.joined()
    // A closure on a global actor can be sent, too.
    isSendable =
      type.as(AttributedTypeSyntax.self)?.attributes.mentions(["Sendable"]) == true
      || isolation.contains { $0.hasPrefix("@") }
  }

  /// The keywords before a call of the closure.
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
  /// The type without enclosing parentheses.
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

  /// The closure type with `@escaping`, which follows specifiers and precedes other attributes.
  fileprivate var escaping: TypeSyntax {
    let escaping = AttributeSyntax("@escaping").with(\.trailingTrivia, .space)
    var type =
      trimmed.as(AttributedTypeSyntax.self)
      ?? AttributedTypeSyntax(specifiers: [], attributes: [], baseType: trimmed)
    type.attributes = [.attribute(escaping)] + type.attributes
    return TypeSyntax(type)
  }

  /// The global actor of a closure type, or `nonisolated(nonsending)`.
  fileprivate var isolation: [String] {
    guard let type = self.as(AttributedTypeSyntax.self) else { return [] }
    let other: Set<String> = ["Sendable", "concurrent", "convention", "escaping", "isolated"]
    let actors = type.attributes.direct.filter { !other.contains($0.baseName) }
    let specifiers = type.specifiers.map(Syntax.init) + type.lateSpecifiers.map(Syntax.init)
    return actors.map(\.trimmedDescription)
      + specifiers.filter { $0.is(NonisolatedTypeSpecifierSyntax.self) }.map(\.trimmedDescription)
  }
}
