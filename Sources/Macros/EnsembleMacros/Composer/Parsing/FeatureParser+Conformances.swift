// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A conformance that an option requests.
struct RequestedConformance {
  /// The protocol as generated code spells it: `Swift.Hashable` for `.hashable`.
  let name: String
  let expression: ExprSyntax
}

/// The protocols that have an option of their own.
private let conformanceOptions: Set<String> = [
  "codable", "decodable", "encodable", "equatable", "hashable", "identifiable", "notEquatable",
  "sendable",
]

/// Returns whether a text names a protocol or a composition of protocols.
private func isProtocol(_ text: String) -> Bool {
  guard let type = writtenType(text) else { return false }
  return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    || type.is(CompositionTypeSyntax.self)
}

extension FeatureParser {
  /// Parses the conformances in an option.
  mutating func conformances(in option: FunctionCallExprSyntax?) -> [RequestedConformance] {
    option?.arguments.flatMap { argument -> [RequestedConformance] in
      let call = argument.expression.as(FunctionCallExprSyntax.self)
      let member = (call?.calledExpression ?? argument.expression).as(MemberAccessExprSyntax.self)
      guard let word = member?.declName.baseName.text,
        member?.isChained != true,
        call == nil ? conformanceOptions.contains(word) : word == "conforming"
      else {
        diagnose(.unknownOption(argument.expression))
        return []
      }
      guard let call else {
        return [.init(name: "Swift.\(word.capitalized)", expression: argument.expression)]
      }
      return call.arguments.compactMap { parseProtocol($0.expression) }
    } ?? []
  }

  /// Parses a protocol written as `(any Named).self` or `Named.self`.
  private mutating func parseProtocol(_ expression: ExprSyntax) -> RequestedConformance? {
    guard
      let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self),
      let base = access.base
    else {
      diagnose(.protocolNotInline(expression))
      return nil
    }
    var name = base.trimmedDescription[...]
    if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
    if name.hasPrefix("any ") { name = name.dropFirst("any ".count) }
    guard isProtocol(String(name)) else {
      diagnose(.protocolNotInline(expression))
      return nil
    }
    return RequestedConformance(name: String(name), expression: expression)
  }

  /// Warns about requested conformances that a handwritten type does not state.
  mutating func checkConformances(
    of type: String,
    _ option: String,
    writtenIn declaration: DeclSyntax?,
    _ plan: FeaturePlan
  ) {
    let shape = self.declaration.attributes.first(named: "ComposeReducer", "ComposeEnumReducer")
    for argument in shape?.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      let call = argument.expression.as(FunctionCallExprSyntax.self)
      let member = call?.calledExpression.as(MemberAccessExprSyntax.self)
      guard argument.label == nil, member?.declName.baseName.text == option else { continue }
      guard let written = declaration.flatMap(HandwrittenConformances.init) else {
        diagnose(.unusedOption(argument.expression, type))
        continue
      }
      // Parsing the option has already diagnosed its errors.
      let count = diagnostics.count
      let requested = conformances(in: call)
      diagnostics.removeSubrange(count...)
      for conformance in requested {
        checkConformance(conformance, of: type, written, plan)
      }
    }
  }

  private mutating func checkConformance(
    _ conformance: RequestedConformance,
    of type: String,
    _ written: HandwrittenConformances,
    _ plan: FeaturePlan
  ) {
    if conformance.name == "Swift.NotEquatable" {
      // Generated destinations and stacks use the option too.
      let isUsed = plan.children.contains { !$0.enumReducers.isEmpty }
      if !isUsed { diagnose(.unusedOption(conformance.expression, type)) }
      return
    }
    let missing = written.missing(of: conformance.name)
    if missing.isEmpty { return }
    diagnose(.missingConformance(conformance.expression, type, missing, written))
  }
}

/// The conformances that a handwritten type states.
struct HandwrittenConformances {
  let clause: InheritanceClauseSyntax?
  /// The last token before the inheritance clause, or before the position where a clause would
  /// begin.
  let header: TokenSyntax
  private let names: Set<String>

  init?(_ declaration: DeclSyntax) {
    guard
      let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    else { return nil }
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)
    clause = group.inheritanceClause
    header = generics?.genericParameterClause?.rightAngle ?? name
    let stated = clause?.inheritedTypes.flatMap { $0.type.statedProtocols } ?? []
    names = Set(stated.flatMap { [$0] + (Self.implied[$0] ?? []) })
  }

  private static let implied = [
    "Codable": ["Decodable", "Encodable"],
    "Hashable": ["Equatable"],
    "Comparable": ["Equatable"],
  ]

  /// Returns the protocols that are missing for a conformance.
  func missing(of name: String) -> [String] {
    let short = String(name.split(separator: ".").last ?? "")
    if names.contains(short) { return [] }
    guard short == "Codable", !names.isDisjoint(with: ["Decodable", "Encodable"]) else {
      return [name.hasPrefix("Swift.") ? short : name]
    }
    return ["Decodable", "Encodable"].filter { !names.contains($0) }
  }
}

extension TypeSyntax {
  /// The names of the protocols in an entry of an inheritance clause.
  fileprivate var statedProtocols: [String] {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.statedProtocols
    }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.statedProtocols }
    }
    return lastComponent.map { [$0] } ?? []
  }
}
