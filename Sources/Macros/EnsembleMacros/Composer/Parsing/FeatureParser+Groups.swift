// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The names of the enums that are groups of a feature's actions.
let actionGroupNames: Set<String> = ["ViewAction", "DelegateAction", "InternalAction"]

extension FeatureParser {
  /// Warns about a group that no directive makes part of the actions.
  ///
  /// Only the names of types are compared: an incorrect directive has its own diagnostic. A feature
  /// without functions and children is unfinished, and is skipped.
  mutating func checkGroups(_ plan: FeaturePlan) {
    let members = declaration.memberBlock.members.everyDeclaration
    let isBegun = !plan.children.isEmpty || members.contains { $0.is(FunctionDeclSyntax.self) }
    guard isBegun, !plan.written.hasAction else { return }
    for case let group? in members.map({ $0.as(EnumDeclSyntax.self) })
    where actionGroupNames.contains(group.name.text) && group.attributes.directives.isEmpty {
      let name = group.name.text
      let isTaken = members.contains { member in
        guard let function = member.as(FunctionDeclSyntax.self),
          // A delegate action belongs to the child.
          function.attributes.directives.contains(where: { $0.directive != .delegate })
        else { return false }
        return function.signature.parameterClause.parameters.contains {
          $0.type.names(name, in: declaration)
        }
      }
      if isTaken || declaration.attributes.names(name, in: declaration) { continue }
      diagnose(name == "DelegateAction" ? .unsentGroup(group) : .unhandledGroup(group, declaration))
    }
  }
}

extension SyntaxProtocol {
  /// Returns whether the syntax names a type nested in a feature.
  ///
  /// The name may be unqualified, or a member of the feature or of its actions.
  fileprivate func names(_ name: String, in feature: StructDeclSyntax) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name else { return false }
      var bases = token.bases
      if bases.last == "Action" { bases.removeLast() }
      return bases.isEmpty || bases == ["Self"] || bases == [feature.name.text]
    }
  }
}

extension TokenSyntax {
  /// The qualification of the name: `["A", "B"]` for the `C` of `A.B.C`.
  fileprivate var bases: [String] {
    var bases: [String] = []
    var token = self
    while let period = token.previousToken(viewMode: .sourceAccurate), period.tokenKind == .period,
      let base = period.previousToken(viewMode: .sourceAccurate)
    {
      bases.insert(base.text, at: 0)
      token = base
    }
    return bases
  }
}

extension Diagnostic {
  fileprivate static func unhandledGroup(
    _ group: EnumDeclSyntax,
    _ declaration: StructDeclSyntax
  ) -> Diagnostic {
    let name = group.name.text
    let members = declaration.memberBlock.members
    let caseName = name == "ViewAction" ? "view" : "`internal`"
    let margin = group.leadingTrivia.indentation
    let lines = [
      "@ComposeBodyActionCase",
      "func \(caseName)(state: inout State, action: \(name)) {",
      "  switch action {",
      "  }",
      "}",
    ]
    let function = MemberBlockItemSyntax(
      leadingTrivia: .newline + margin,
      decl: DeclSyntax("\(raw: lines.joined(separator: "\n\(margin)"))")
    )
    return Diagnostic(
      .warning,
      id: "unhandledGroup",
      on: group.name,
      "no function handles '\(name)'; add one with '@ComposeBodyActionCase' that takes it",
      fix: Replacement(
        "add the function '\(caseName)'",
        of: members,
        with: MemberBlockItemListSyntax(Array(members) + [function])
      )
    )
  }

  fileprivate static func unsentGroup(_ group: EnumDeclSyntax) -> Diagnostic {
    var marked = group
    marked.leadingTrivia = []
    let margin = group.leadingTrivia.indentation
    marked = marked.with(
      \.attributes,
      AttributeListSyntax(
        [.attribute("@ComposeActionCase")] + Array(marked.attributes)
      )
    )
    marked.attributes.trailingTrivia = .newline + margin
    marked.leadingTrivia = group.leadingTrivia
    return Diagnostic(
      .warning,
      id: "unsentGroup",
      on: group.name,
      "no case of the actions has a value of type '\(group.name.text)'; add '@ComposeActionCase' to it",
      fix: Replacement("add '@ComposeActionCase'", of: group, with: marked)
    )
  }
}
