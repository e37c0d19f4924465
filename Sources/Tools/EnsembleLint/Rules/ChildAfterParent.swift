// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds child reducers that run after their parent's reducer, which may have removed the child.
enum ChildAfterParent: LintRule {
  static let id = "child-after-parent"
  static let summary =
    "Attach the reducer of a child that can be removed to the reducer of its parent."
  static let explanation = """
    Reducers of a body run from top to bottom. A parent that comes first can remove a child, or change its case, before the child \
    has reduced its own action; the action is then lost, which is reported when the program runs. Write \
    '.forEach', '.ifLet' or '.ifCaseLet' after the 'Reduce' of the parent, which runs the child first.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard isDirectlyInReducer, let binding = node.bindings.first,
        binding.pattern.trimmedDescription == "body",
        case .getter(let items)? = binding.accessorBlock?.accessors
      else { return .visitChildren }
      var parent = false
      for item in items {
        guard let call = item.item.as(FunctionCallExprSyntax.self) else { continue }
        if parent, let name = call.separateChild(ofEnum: hasEnumState(node)) {
          report(
            call,
            "The child of '\(name)' runs after the reducer of its parent. Attach it to the 'Reduce' above."
          )
        }
        if call.innermost.calledName == "Reduce" { parent = true }
      }
      return .visitChildren
    }

    /// Returns whether the state of the feature with a body is an enumeration.
    private func hasEnumState(_ body: VariableDeclSyntax) -> Bool {
      let members = body.ancestors.lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first?.members
      return members?.contains { $0.decl.as(EnumDeclSyntax.self)?.name.text == "State" } ?? false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The call at the start of a chain, such as `Reduce` in `Reduce { … }.ifLet(…)`.
  fileprivate var innermost: FunctionCallExprSyntax {
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base?.as(FunctionCallExprSyntax.self)?.innermost ?? self
  }

  /// Returns the operator by which a child that can be removed runs on its own; nil for another
  /// reducer.
  fileprivate func separateChild(ofEnum isEnum: Bool) -> String? {
    let first = innermost
    if first.calledName == "EmptyReducer" {
      return first.chainedCalls.first {
        ["forEach", "ifLet", "ifCaseLet"].contains($0.calledName)
      }?
      .calledName
    }
    let isScope = first.calledName == "Scope" && first.firstArgument?.label?.text == "state"
    return isScope && isEnum ? "Scope" : nil
  }
}
