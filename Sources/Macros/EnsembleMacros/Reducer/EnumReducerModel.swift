// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed enum of `@Reducer`.
struct EnumReducerModel: Sendable {
  let name: String
  let access: Access
  let isIndirect: Bool
  var cases: [Conditional<ReducerCase>]

  /// The members in the source.
  let present: Set<Member>

  /// The additional conformances of the generated types.
  var stateConformances: [String] = []
  var actionConformances: [String] = []

  /// A member that `@Reducer` adds.
  enum Member: Sendable {
    case state, action, body, caseScope, scope
  }

  /// Parses the enum, and diagnoses invalid cases and arguments.
  ///
  /// - Parameters:
  ///   - declaration: The enum.
  ///   - attribute: The attribute with the conformances of the generated types.
  ///   - lexicalContext: The declarations around the enum, the innermost first.
  static func parse(
    _ declaration: EnumDeclSyntax,
    attribute: AttributeSyntax? = nil,
    in lexicalContext: [Syntax]
  ) -> Parsed<EnumReducerModel> {
    let spelling = PayloadSpelling(in: declaration)
    let cases = parseCases(of: declaration) { written, element, group in
      ReducerCase(written, element, in: group, spelling: spelling)
    }
    let members = declaration.memberBlock.members.everyDeclaration
    let parameters = declaration.genericParameterClause?.parameters.map(\.name.bareText) ?? []
    let types = Set(members.compactMap(\.typeName) + parameters)

    var present: Set<Member> = []
    if types.contains("State") { present.insert(.state) }
    if types.contains("Action") { present.insert(.action) }
    if types.contains("CaseScope") { present.insert(.caseScope) }
    if members.contains(where: { $0.declaresBody(isStatic: true) }) { present.insert(.body) }
    if members.contains(where: \.declaresScope) { present.insert(.scope) }

    let state = attribute.map { conformances(in: $0, of: "State", present.contains(.state)) }
    let action = attribute.map { conformances(in: $0, of: "Action", present.contains(.action)) }
    let model = EnumReducerModel(
      name: declaration.name.text,
      access: Access(of: declaration, in: lexicalContext),
      isIndirect: declaration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) },
      cases: cases.model,
      present: present,
      stateConformances: state?.model ?? [],
      actionConformances: action?.model ?? []
    )
    let diagnostics =
      (state?.diagnostics ?? []) + (action?.diagnostics ?? []) + cases.diagnostics
      + members.flatMap(\.misusedMarks)
      + members.compactMap(\.reduceName).map(Diagnostic.reduce)
    return Parsed(model: model, diagnostics: diagnostics)
  }

  /// Parses the conformances of one generated type, and diagnoses conformances of a handwritten
  /// type.
  private static func conformances(
    in attribute: AttributeSyntax,
    of type: String,
    _ isPresent: Bool
  ) -> Parsed<[String]> {
    guard let arguments = ConformanceArguments(of: attribute, labeled: type.lowercased()) else {
      return Parsed(model: [])
    }
    guard isPresent else { return arguments.conformances }
    let unused = Diagnostic.unusedConformances(arguments, of: type, in: attribute)
    return Parsed(model: [], diagnostics: [unused])
  }
}

extension DeclSyntax {
  fileprivate var declaresScope: Bool {
    guard let function = self.as(FunctionDeclSyntax.self), function.modifiers.isStatic else {
      return false
    }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return function.name.text == "scope" && labels == ["_"]
  }

  /// The diagnostics for attributes that contradict their case or each other.
  fileprivate var misusedMarks: [Diagnostic] {
    guard
      let group = self.as(EnumCaseDeclSyntax.self),
      let mark = group.attributes.first(named: "ReducerCaseEphemeral")
    else { return [] }
    if group.attributes.mentions(["ReducerCaseIgnored"]) {
      return [.ignoredEphemeral(mark, of: group)]
    }
    return group.elements.compactMap { element in
      element.onlyNominalPayload == nil ? .ephemeralWithoutState(element.name) : nil
    }
  }
}
