// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The knowledge that several files of a migration share.
package struct MigrationContext: Sendable {
  /// The cases with an id and an action, as `row(id:action:)`, that get an `IdentifiedAction` instead.
  var identifiedCases: Set<String> = []

  /// Collects the knowledge in the sources that are migrated together.
  package init(of sources: [String]) {
    for source in sources {
      let finder = IdentifiedCaseFinder(viewMode: .sourceAccurate)
      finder.walk(parse(source, path: "").tree)
      identifiedCases.formUnion(finder.declared.intersection(finder.used))
    }
  }
}

/// Finds cases `row(id:action:)` whose reducer is run by `forEach` in the same file.
private final class IdentifiedCaseFinder: SyntaxVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if node.hasIDAndAction { declared.insert(node.name.text) }
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
  /// Indicates that the case has exactly an id and an action.
  var hasIDAndAction: Bool {
    name.text != "element"
      && parameterClause?.parameters.map { $0.firstName?.text } == ["id", "action"]
  }
}
