// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension Endpoint.Method {
  /// Parses the name of the method; returns none if calling the closure would look the same.
  static func parse(
    _ property: VariableDeclSyntax,
    name: TokenSyntax,
    closure: ClosureType,
    attribute: AttributeSyntax?
  ) -> Parsed<Endpoint.Method?> {
    var methodName = name.text
    if let argument = attribute?.methodArgument {
      guard let given = argument.methodName else {
        return Parsed(model: nil, diagnostics: [.invalidMethodName(argument)])
      }
      methodName = given
    }
    guard methodName != name.text || closure.parameters.contains(where: { $0.label != nil }) else {
      return Parsed(model: nil)
    }
    let modifiers = property.modifiers.filter(\.appliesToMethod).map { "\($0.trimmedDescription) " }
    let method = Endpoint.Method(
      name: methodName,
      documentation: property.leadingTrivia.documentation,
      availability: property.attributes.availability,
      modifiers: modifiers.joined()
    )
    return Parsed(model: method)
  }
}

extension AttributeSyntax {
  /// The argument for the name of an endpoint's method.
  var methodArgument: ExprSyntax? {
    arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == "method" }?.expression
  }
}

extension ExprSyntax {
  /// The method name in a literal, with backticks if it needs them.
  fileprivate var methodName: String? {
    guard
      let segments = self.as(StringLiteralExprSyntax.self)?.segments,
      segments.count == 1,
      let text = segments.first?.as(StringSegmentSyntax.self)?.content.text
    else { return nil }
    if text.isPlainName { return text }
    // Backticks permit almost any name, but only keywords are meant here.
    let isKeyword = !text.isEmpty && text.allSatisfy(\.isLetter)
    return isKeyword ? "`\(text)`" : nil
  }
}

extension Trivia {
  /// The lines of the documentation comments.
  fileprivate var documentation: [String] {
    flatMap { piece -> [String] in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text):
        return text.split(whereSeparator: \.isNewline)
          .map { String($0.drop(while: \.isWhitespace)) }
      default:
        return []
      }
    }
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier of a property also applies to its method.
  fileprivate var appliesToMethod: Bool {
    switch name.tokenKind {
    case .keyword(.nonisolated):
      true
    case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
      .keyword(.private):
      detail == nil
    default:
      false
    }
  }
}
