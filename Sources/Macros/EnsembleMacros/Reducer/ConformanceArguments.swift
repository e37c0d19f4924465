// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The arguments of `@Reducer(state:action:)` for one of the generated types.
struct ConformanceArguments {
  /// The label of the first argument.
  let label: TokenSyntax
  private let arguments: [LabeledExprSyntax]

  private static let protocols = [
    "codable": "Swift.Codable", "decodable": "Swift.Decodable", "encodable": "Swift.Encodable",
    "equatable": "Swift.Equatable", "hashable": "Swift.Hashable", "sendable": "Swift.Sendable",
  ]

  /// Finds the arguments from the one with a label to the next one with another label.
  init?(of attribute: AttributeSyntax, labeled text: String) {
    let list = attribute.arguments?.as(LabeledExprListSyntax.self)
    let rest = list?.drop { $0.label?.bareText != text }
    guard let first = rest?.first, let label = first.label else { return nil }
    self.label = label
    arguments = [first] + (rest?.dropFirst().prefix { $0.label == nil } ?? [])
  }

  /// The protocols that the arguments name, and diagnostics for arguments that name none.
  ///
  /// The conformances do not state their isolation: in a module whose default isolation is the main
  /// actor, the conformances of the features' states are isolated, so a conformance that compares
  /// the states is isolated, too.
  var conformances: Parsed<[String]> {
    var parsed = Parsed<[String]>(model: [])
    for argument in arguments {
      let member = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
      guard let name = member.flatMap({ Self.protocols[$0.bareText] }) else {
        parsed.diagnostics.append(.unknownConformance(argument.expression))
        continue
      }
      if !parsed.model.contains(name) { parsed.model.append(name) }
    }
    return parsed
  }

  /// Returns the attribute without these arguments.
  func removed(from attribute: AttributeSyntax) -> AttributeSyntax {
    let own = Set(arguments.map(\.id))
    guard
      var rest = attribute.arguments?.as(LabeledExprListSyntax.self)?
        .filter({ !own.contains($0.id) }),
      let last = rest.indices.last
    else { return attribute.withoutArguments }
    rest[last].trailingComma = nil
    rest[last].trailingTrivia = []
    return attribute.with(\.arguments, .argumentList(rest))
  }
}

extension AttributeSyntax {
  /// The attribute without its argument list.
  var withoutArguments: AttributeSyntax {
    var bare = with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
    bare.trailingTrivia = trailingTrivia
    return bare
  }
}
