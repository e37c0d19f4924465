// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Indicates that a call creates an effect: `.task { … }` or `Effect.task { … }`.
  private func createsEffect(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = member.base?.trimmedDescription else { return true }
    return base == "Effect" || base == "EffectTask" || base.hasPrefix("Effect<")
      || base.hasPrefix("EffectTask<")
  }

  /// Replaces `.task` and `.fireAndForget` by `.run`.
  func migrateOldEffect(_ node: FunctionCallExprSyntax) {
    guard createsEffect(node), let closure = node.trailingClosure,
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    else { return }
    let sends = node.calleeName == "task"
    let parameter = sends ? "send" : "_"
    var edits = [name.replaced(with: "run")]
    if let capture = closure.signature?.capture {
      guard closure.signature?.parameterClause == nil else { return }
      edits.append(capture.suffixed(with: " \(parameter)"))
    } else if closure.signature == nil {
      edits.append(closure.leftBrace.suffixed(with: " \(parameter) in"))
    } else {
      return
    }
    if sends { edits += sendingResults(of: closure) }
    for old in node.additionalTrailingClosures where old.label.text == "catch" && sends {
      guard let signature = old.closure.signature,
        let names = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
        names.count == 1
      else { continue }
      edits.append(names.suffixed(with: ", send"))
      edits += sendingResults(of: old.closure)
    }
    change(edits)
  }

  /// Returns edits that send the values that a closure returns.
  private func sendingResults(of closure: ClosureExprSyntax) -> SourceChange {
    if closure.statements.count == 1, let only = closure.statements.first,
      let expression = only.item.as(ExprSyntax.self)
    {
      return sending(expression)
    }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    let edits = finder.values.flatMap(sending)
    guard let last = closure.statements.last?.item.as(ReturnStmtSyntax.self),
      let value = last.expression
    else { return edits }
    let keyword = last.span.lowerBound..<value.span.lowerBound
    return [SourceEdit(range: keyword, replacement: "")] + edits
  }

  private func sending(_ expression: ExprSyntax) -> SourceChange {
    var value = expression
    var effects = ""
    if let attempt = value.as(TryExprSyntax.self) {
      effects = "try "
      value = attempt.expression
    }
    if let suspension = value.as(AwaitExprSyntax.self) { value = suspension.expression }
    let range = expression.span.lowerBound..<value.span.lowerBound
    return [
      SourceEdit(range: range, replacement: "\(effects)await send("), value.suffixed(with: ")"),
    ]
  }

  /// Replaces `.send(_:animation:)` of effects.
  func migrateAnimatedSend(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text }
    guard labels == [nil, "animation"], createsEffect(node),
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    // The action of a button has a function of the same name.
    if node.parent?.as(LabeledExprSyntax.self)?.label?.text == "action" { return }
    let readsState = !Syntax(node.arguments).references(to: "state").isEmpty
    let capture = readsState ? "[state] " : ""
    change(
      callee.declName.replaced(with: "run { \(capture)send in await send"),
      node.suffixed(with: " }")
    )
  }

  /// Reports effects of Combine.
  func migratePublisher(_ node: FunctionCallExprSyntax) {
    guard createsEffect(node), node.trailingClosure != nil else { return }
    remark(
      node,
      "there are no publishers",
      "write '.run { send in for await value in … { await send(…) } }' with an asynchronous sequence"
    )
  }
}

/// Finds the values that a closure returns, without those of closures and functions in it.
private final class ReturnFinder: SyntaxVisitor {
  var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
