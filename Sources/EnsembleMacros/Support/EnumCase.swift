// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// One case of an enum, as the generators need it.
struct EnumCase: Sendable {
  let name: String
  let payload: [Parameter]
  let availability: CaseAvailability

  /// One associated value of a case.
  struct Parameter: Sendable {
    let label: String?
    let type: String

    /// The label with its colon, or nothing.
    var labelPrefix: String { label.map { "\($0): " } ?? "" }

    /// Whether the type is written as the one that has no values.
    var isNever: Bool { type == "Never" || type == "Swift.Never" }
  }
}

/// Reads the cases of an enum in source order, leaving out those that repeat a name.
func parseCases(of declaration: EnumDeclSyntax) -> Parsed<[Conditional<EnumCase>]> {
  let (repeated, _) = repeatedCases(in: declaration.memberBlock.members, after: [])
  let repeatedIDs = Set(repeated.map(\.id))
  let replacement = SelfReplacement(name: declaration.name.text)

  let cases = collect(from: declaration.memberBlock.members) { member -> [EnumCase] in
    guard let group = member.as(EnumCaseDeclSyntax.self) else { return [] }
    return group.elements.filter { !repeatedIDs.contains($0.id) }.map { element in
      EnumCase(
        name: element.name.text,
        payload: element.parameterClause?.parameters.map(replacement.parameter) ?? [],
        availability: CaseAvailability(of: group.attributes)
      )
    }
  }
  let diagnostics = repeated.map { element in
    Diagnostic(
      id: "repeatedCaseName",
      on: element.name,
      "case paths need distinct names, but '\(element.name.text)' is declared more than once"
    )
  }
  return Parsed(model: cases, diagnostics: diagnostics)
}

/// Finds the cases whose name is taken by an earlier one that can exist at the same time.
private func repeatedCases(
  in members: MemberBlockItemListSyntax,
  after earlier: Set<String>
) -> (repeated: [EnumCaseElementSyntax], names: Set<String>) {
  var names = earlier
  var repeated: [EnumCaseElementSyntax] = []
  for member in members {
    if let group = member.decl.as(EnumCaseDeclSyntax.self) {
      repeated += group.elements.filter { !names.insert($0.name.bareText).inserted }
    } else if let block = member.decl.as(IfConfigDeclSyntax.self) {
      // Only one branch is compiled, so branches may repeat each other's names.
      let before = names
      for case .decls(let members)? in block.clauses.map(\.elements) {
        let branch = repeatedCases(in: members, after: before)
        repeated += branch.repeated
        names.formUnion(branch.names)
      }
    }
  }
  return (repeated, names)
}

/// Spells `Self` by name, since generated code stands in a type of its own inside the enum.
private final class SelfReplacement: SyntaxRewriter {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  func parameter(_ syntax: EnumCaseParameterSyntax) -> EnumCase.Parameter {
    let label = syntax.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
    return EnumCase.Parameter(
      label: label,
      type: rewrite(syntax.type.trimmed).trimmedDescription
    )
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.tokenKind == .keyword(.Self) else { return super.visit(node) }
    return TypeSyntax(node.with(\.name.tokenKind, .identifier(name)))
  }
}

extension TokenSyntax {
  /// The identifier's text without backticks.
  var bareText: String { identifier?.name ?? text }
}
