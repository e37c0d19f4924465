// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Returns whether a call creates an effect: `.task { … }` or `Effect.task { … }`.
  private func createsEffect(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = member.base?.trimmedDescription else { return isOfEffect(node) }
    return base == "Effect" || base == "EffectTask" || base.hasPrefix("Effect<")
      || base.hasPrefix("EffectTask<")
  }

  /// Returns whether an implicit member may be a member of `Effect`: it is no modifier within
  /// `#if`, and the declaration that returns it has no other type.
  private func isOfEffect(_ node: FunctionCallExprSyntax) -> Bool {
    var current = node.parent
    while let next = current {
      if next.is(PostfixIfConfigExprSyntax.self) { return false }
      if next.is(ClosureExprSyntax.self) { return true }
      if let function = next.as(FunctionDeclSyntax.self) {
        return mayBeEffect(function.signature.returnClause?.type)
      }
      if let binding = next.as(PatternBindingSyntax.self) {
        return mayBeEffect(binding.typeAnnotation?.type)
      }
      current = next.parent
    }
    return true
  }

  private func mayBeEffect(_ type: TypeSyntax?) -> Bool {
    guard let type else { return true }
    let name = type.trimmedDescription
    let extended = type.ancestor(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return (name == "Self" ? extended ?? "" : name).contains("Effect")
  }

  /// Replaces `.task` and `.fireAndForget` by `.run`.
  func migrateOldEffect(_ node: FunctionCallExprSyntax) {
    guard createsEffect(node), node.trailingClosure != nil || node.argument("operation") != nil,
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    else { return }
    let sends = node.calleeName == "task"
    let parameter = sends ? "send" : "_"
    var edits = [name.replaced(with: "run")]
    guard let closure = node.trailingClosure, closure.signature?.parameterClause == nil,
      closure.signature?.returnClause == nil
    else { return remarkOldEffect(node) }
    if let signature = closure.signature {
      let node = signature.capture.map { Syntax($0) } ?? Syntax(signature.attributes)
      edits.append(node.suffixed(with: " \(parameter)"))
    } else {
      edits.append(closure.leftBrace.suffixed(with: " \(parameter) in"))
    }
    if sends {
      let results = sendingResults(of: closure.statements)
      guard !results.isEmpty else { return remarkOldEffect(node) }
      edits += results
    }
    for old in node.additionalTrailingClosures where old.label.text == "catch" && sends {
      guard let signature = old.closure.signature,
        let names = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
        names.count == 1
      else { continue }
      edits.append(names.suffixed(with: ", send"))
      edits += sendingResults(of: old.closure.statements)
    }
    change(edits)
  }

  private func remarkOldEffect(_ node: FunctionCallExprSyntax) {
    remark(
      node,
      "'\(node.calleeName)' is not available",
      node.calleeName == "task"
        ? "write '.run { send in await send(…) }'" : "write '.run { _ in … }'"
    )
  }

  /// Returns edits that send the values that statements return.
  private func sendingResults(of statements: CodeBlockItemListSyntax) -> SourceChange {
    if statements.count == 1, let item = statements.first?.item {
      if let expression = item.as(ExprSyntax.self) { return sending(expression) }
      let statement = item.as(ExpressionStmtSyntax.self)
      let branches = statement.map { self.branches(of: $0.expression) } ?? []
      // Unless each branch is a value, the results are in `return` statements.
      let results = branches.map(sendingResults)
      if !branches.isEmpty, results.allSatisfy({ !$0.isEmpty }) { return results.flatMap { $0 } }
    }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    let edits = finder.values.flatMap(sending)
    guard let last = statements.last?.item.as(ReturnStmtSyntax.self),
      let value = last.expression
    else { return edits }
    let keyword = last.span.lowerBound..<value.span.lowerBound
    return [SourceEdit(range: keyword, replacement: "")] + edits
  }

  /// Returns the statements of the branches of an `if` or `switch`.
  private func branches(of expression: ExprSyntax) -> [CodeBlockItemListSyntax] {
    if let condition = expression.as(IfExprSyntax.self) {
      let other: [CodeBlockItemListSyntax] =
        switch condition.elseBody {
        case .ifExpr(let next): branches(of: ExprSyntax(next))
        case .codeBlock(let block): [block.statements]
        case nil: []
        }
      return [condition.body.statements] + other
    }
    return expression.as(SwitchExprSyntax.self)?.cases
      .compactMap { $0.as(SwitchCaseSyntax.self)?.statements } ?? []
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
    // Button actions have a function with the same name.
    if node.parent?.as(LabeledExprSyntax.self)?.label?.text == "action" { return }
    let readsState = !Syntax(node.arguments).references(to: "state").isEmpty
    let capture = readsState ? "[state] " : ""
    change(
      callee.declName.replaced(with: "run { \(capture)send in await send"),
      node.suffixed(with: " }")
    )
  }

  /// Reports the animation of all actions of an effect.
  func checkEffectAnimation(_ node: FunctionCallExprSyntax) {
    let creators = ["concatenate", "fireAndForget", "merge", "publisher", "run", "send", "task"]
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    guard let position = name?.positionAfterSkippingLeadingTrivia else { return }
    var receiver = node.receiver
    while let call = receiver?.as(FunctionCallExprSyntax.self) {
      if creators.contains(call.calleeName), createsEffect(call) {
        return remark(
          at: position,
          "an effect is not animated as a whole",
          "write 'await send(…, animation: …)' for the actions that it sends"
        )
      }
      receiver = call.receiver
    }
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

/// Finds the values that a closure returns, except in nested closures and functions.
private final class ReturnFinder: SyntaxVisitor {
  var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
