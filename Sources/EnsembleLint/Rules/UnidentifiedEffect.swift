// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A long-living effect cannot be cancelled.
enum UnidentifiedEffect: LintRule {
  static let id = "unidentified-effect"
  static let summary =
    "Give an effect that runs in a loop an identifier, so that it can be cancelled and replaced."
  static let explanation = """
    An effect that waits for each element of a stream, or loops for ever, runs until its feature ends. If its action is sent \
    twice, it runs twice. Add '.cancellable(id: …, cancelInFlight: true)', or start it in '.onMount'. An effect of an action \
    'task' or 'onTask' is not reported, as the task of a view cancels it.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard isDirectlyInReducer, node.calledName == "run", let base = node.baseText,
        ["", "Effect"].contains(base), let closure = node.trailingClosure,
        LoopFinder.hasEndlessLoop(closure), !isIdentified(node)
      else { return .visitChildren }
      report(node, "The effect runs in a loop, and nothing can cancel it. Add '.cancellable(id:)'.")
      return .visitChildren
    }

    /// Returns a Boolean value that indicates whether something ends the effect, or whether that is not known here.
    private func isIdentified(_ node: FunctionCallExprSyntax) -> Bool {
      for each in [Syntax(node)] + Array(node.ancestors) {
        if let call = each.as(FunctionCallExprSyntax.self) {
          if call.chainedCalls.contains(where: { Self.ending.contains($0.calledName) }) {
            return true
          }
          if ["onMount", "supervise", "onAnyChange"].contains(call.calledName) { return true }
        }
        if let item = each.as(SwitchCaseSyntax.self) {
          let label = item.label.trimmedDescription
          return label.contains(/\.(task|onTask|_task|taskStarted)\b/)
        }
        // The caller of a function or of a property may add the identifier.
        if each.is(FunctionDeclSyntax.self) || each.is(VariableDeclSyntax.self) {
          return !isBody(each)
        }
      }
      return true
    }

    private func isBody(_ node: Syntax) -> Bool {
      let variable = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
      let function = node.as(FunctionDeclSyntax.self)?.name.text
      return variable == "body" || function == "reduce"
    }

    private static let ending: Set<String> = ["cancellable", "debounce", "throttle", "identified"]
  }

  private final class LoopFinder: SyntaxVisitor {
    private var isFound = false

    static func hasEndlessLoop(_ node: ClosureExprSyntax) -> Bool {
      let finder = LoopFinder(viewMode: .sourceAccurate)
      finder.walk(node.statements)
      return finder.isFound
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.awaitKeyword != nil { isFound = true }
      return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      let condition = node.conditions.trimmedDescription
      if condition == "true" || condition == "!Task.isCancelled" { isFound = true }
      return .visitChildren
    }
  }
}
