// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The knowledge that several files of a migration share.
package struct MigrationContext: Sendable {
  /// The cases with an id and an action, as `row(id:action:)`, that get an `IdentifiedAction` instead.
  var identifiedCases: Set<String> = []

  /// Those of these cases that other types have, too.
  var ambiguousCases: Set<String> = []

  /// The names of the types that the sources declare.
  var declaredTypes: Set<String> = []

  /// Collects the knowledge in the sources that are migrated together.
  package init(of sources: [String]) {
    for source in sources {
      let finder = IdentifiedCaseFinder(viewMode: .sourceAccurate)
      finder.walk(parse(source, path: "").tree)
      identifiedCases.formUnion(finder.declared.intersection(finder.used))
      ambiguousCases.formUnion(finder.others)
      declaredTypes.formUnion(finder.types)
    }
    ambiguousCases.formIntersection(identifiedCases)
  }
}

/// Finds cases `row(id:action:)` whose reducer is run by `forEach` in the same file.
private final class IdentifiedCaseFinder: SyntaxAnyVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []
  var others: Set<String> = []
  var types: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.isProtocol((any DeclGroupSyntax).self) || node.is(TypeAliasDeclSyntax.self),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text
    {
      types.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if node.hasIDAndAction, node.isAction {
      declared.insert(node.name.text)
    } else if node.parameterClause?.parameters.count == 2 {
      others.insert(node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["forEach", "forEachNamespaced", "ForEachStore"].contains(node.calleeName),
      let action = node.argument("action"), let name = action.caseName
    {
      used.insert(name)
    }
    return .visitChildren
  }
}

extension EnumCaseElementSyntax {
  /// Indicates that the case is one of actions.
  var isAction: Bool { ancestor(EnumDeclSyntax.self)?.name.text.hasSuffix("Action") == true }

  /// Indicates that the case has exactly an id and an action.
  var hasIDAndAction: Bool {
    name.text != "element"
      && parameterClause?.parameters.map { $0.firstName?.text } == ["id", "action"]
  }
}
