// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds long-living effects without a cancellation identifier.
enum UnidentifiedEffect: LintRule {
  static let id = "unidentified-effect"
  static let summary =
    "Give an effect that runs in a loop an identifier, so that it can be cancelled and replaced."
  static let explanation = """
    An effect that waits for each element of a stream, or loops for ever, runs until its feature ends. If its action is sent \
    twice, it runs twice. Add '.cancellable(id: …, cancelInFlight: true)', or start it in '.onMount'. An effect of an action \
    'task' or 'onTask' is not reported, as the task of a view cancels it, and neither is one of 'didFinishLaunching'.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledName == "run", node.isOfEffect, isInReducerCode(node),
        let closure = node.operation, LoopFinder.hasEndlessLoop(closure), !isIdentified(node)
      else { return .visitChildren }
      report(node, "The effect runs in a loop, and nothing can cancel it. Add '.cancellable(id:)'.")
      return .visitChildren
    }

    /// Returns whether the effect can be cancelled, or might be, as far as the file shows.
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
          return label.contains(
            /\.(task|onTask|_task|taskStarted|\w*[dD]idFinishLaunching\w*)\b/
          )
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

  /// Finds loops that nothing in their body ends.
  private final class LoopFinder: SyntaxVisitor {
    private var isFound = false
    /// The names of task groups, whose elements end when their tasks have ended.
    private var groups: Set<String> = []

    static func hasEndlessLoop(_ node: ClosureExprSyntax) -> Bool {
      let finder = LoopFinder(viewMode: .sourceAccurate)
      finder.walk(node.statements)
      return finder.isFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      // It gives the effect an identifier.
      if node.calledName == "withTaskCancellation" { return .skipChildren }
      if node.calledName.hasSuffix("TaskGroup") {
        groups.formUnion(node.trailingClosure?.signature?.parameterNames ?? ["$0"])
      }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.awaitKeyword != nil, !isFinite(node.sequence) { find(node.body) }
      return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      if isEndless(node.conditions) { find(node.body) }
      return .visitChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
      if isEndless(node.condition) { find(node.body) }
      return .visitChildren
    }

    private func find(_ body: CodeBlockSyntax) {
      if !ExitFinder.leaves(body) { isFound = true }
    }

    private func isEndless(_ condition: some SyntaxProtocol) -> Bool {
      ["true", "!Task.isCancelled"].contains(condition.trimmedDescription)
    }

    /// The properties of files and answers that are sequences of their contents.
    private static let contents: Set<String> = [
      "bytes", "characters", "lines", "resourceBytes", "unicodeScalars",
    ]

    /// Returns whether iterating the sequence is known to end: a task group, or a sequence cut by
    /// `prefix`.
    private func isFinite(_ sequence: ExprSyntax) -> Bool {
      if groups.contains(sequence.trimmedDescription) { return true }
      if let member = sequence.as(MemberAccessExprSyntax.self), member.base != nil {
        return Self.contents.contains(member.declName.baseName.text)
      }
      guard let call = sequence.as(FunctionCallExprSyntax.self), let base = call.base else {
        return false
      }
      return call.calledName == "prefix" || isFinite(base)
    }
  }

  /// Finds the statements that leave a loop.
  private final class ExitFinder: SyntaxVisitor {
    private var isFound = false
    /// The number of nested loops and switches inside of the loop, which a `break` would leave
    /// instead.
    private var depth = 0

    static func leaves(_ body: CodeBlockSyntax) -> Bool {
      let finder = ExitFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      return finder.isFound
    }

    override func visit(_: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
      if depth == 0 || node.label != nil { isFound = true }
      return .skipChildren
    }

    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_: ForStmtSyntax) { depth -= 1 }
    override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_: WhileStmtSyntax) { depth -= 1 }
    override func visit(_: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_: RepeatStmtSyntax) { depth -= 1 }
    override func visit(_: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_: SwitchExprSyntax) { depth -= 1 }

    private func enter() -> SyntaxVisitorContinueKind {
      depth += 1
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closure of an effect.
  fileprivate var operation: ClosureExprSyntax? {
    let argument = arguments.first { $0.label?.text == "operation" }
    return argument?.expression.as(ClosureExprSyntax.self) ?? trailingClosure
  }
}
