// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// A case of an enum, as the generators use it.
struct EnumCase: Sendable {
  let name: String
  let payload: [Parameter]

  /// Whether the types of the payload mean the same inside `AllCasePaths`.
  let isSpellable: Bool
  let availability: CaseAvailability

  /// An associated value of a case.
  struct Parameter: Sendable {
    let label: String?
    let type: String

    /// The label with its colon, or an empty text.
    var labelPrefix: String { label.map { "\($0): " } ?? "" }

    /// Whether the type is spelled as `Never`.
    var isNever: Bool { type == "Never" || type == "Swift.Never" }
  }
}

/// Parses the cases of an enum in source order, without those that repeat a name.
func parseCases(of declaration: EnumDeclSyntax) -> Parsed<[Conditional<EnumCase>]> {
  parseCases(of: declaration) { enumCase, _, _ in enumCase }
}

/// Parses the cases of an enum, and converts each with access to its syntax.
func parseCases<Case>(
  of declaration: EnumDeclSyntax,
  as model: (EnumCase, EnumCaseElementSyntax, EnumCaseDeclSyntax) -> Case
) -> Parsed<[Conditional<Case>]> {
  let (repeated, _) = repeatedCases(in: declaration.memberBlock.members, after: [])
  let repeatedIDs = Set(repeated.map(\.id))
  let spelling = PayloadSpelling(in: declaration)

  let cases = collect(from: declaration.memberBlock.members) { member -> [Case] in
    guard let group = member.as(EnumCaseDeclSyntax.self) else { return [] }
    return group.elements.filter { !repeatedIDs.contains($0.id) }.map { element in
      let enumCase = EnumCase(
        name: element.name.text,
        payload: element.parameterClause?.parameters.map(spelling.parameter) ?? [],
        isSpellable: spelling.shadowedNames(in: element.parameterClause).isEmpty,
        availability: CaseAvailability(of: group.attributes)
      )
      return model(enumCase, element, group)
    }
  }
  let shadowedNames = spelling.shadowedNames(in: declaration.memberBlock)
  return Parsed(
    model: cases,
    diagnostics: repeated.map { .repeatedCase($0.name) }
      + shadowedNames.map { .misreadType($0.name) }
  )
}

/// Finds the cases with the name of an earlier case that can be compiled at the same time.
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
      // Only one branch is compiled, so branches may repeat the names of other branches.
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

extension TokenSyntax {
  /// The text of the identifier without backticks.
  var bareText: String { identifier?.name ?? text }
}

extension Diagnostic {
  fileprivate static func repeatedCase(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "repeatedCaseName",
      on: name,
      "case paths require distinct names, but '\(name.text)' is declared more than once"
    )
  }

  fileprivate static func misreadType(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "misreadPayloadType",
      on: name,
      "'\(name.text)' has a different meaning inside 'AllCasePaths'; qualify or rename it"
    )
  }
}
