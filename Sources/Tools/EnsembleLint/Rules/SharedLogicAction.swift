// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds actions that only exist to share logic: effects of several actions send them at once.
enum SharedLogicAction: LintRule {
  static let id = "shared-logic-action"
  static let summary = "Share logic by a method, not by an action that several others send."
  static let explanation = """
    An action that is sent only to run the code of its case costs a second pass through all reducers, and tests have to receive \
    it each time. Move the code into a method of the reducer that takes 'inout' state and returns an effect, and call it from \
    all cases.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      guard isDirectlyInReducer else { return .visitChildren }
      let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      let handled = Set(cases.filter(\.hasCode).flatMap(\.caseNames)).subtracting(["delegate"])
      var senders: [String: [FunctionCallExprSyntax]] = [:]
      for each in cases {
        let sends = SendFinder.find(in: each)
        for (name, call) in sends where handled.contains(name) && !each.caseNames.contains(name) {
          senders[name, default: []].append(call)
        }
      }
      for (name, calls) in senders where calls.count > 1 {
        for call in calls {
          report(
            call,
            "'\(name)' is sent by \(calls.count) cases only to run its code. Call a method instead."
          )
        }
      }
      return .visitChildren
    }
  }

  /// The effects that a case returns and that send one action at once.
  private final class SendFinder: SyntaxVisitor {
    private var found: [String: FunctionCallExprSyntax] = [:]

    static func find(in node: SwitchCaseSyntax) -> [(String, FunctionCallExprSyntax)] {
      let finder = SendFinder(viewMode: .sourceAccurate)
      finder.walk(node.statements)
      // A single expression is returned implicitly. One that chooses among actions is no finding:
      // it forwards an event, such as a key that stands for several buttons.
      finder.add(node.onlyExpression)
      return finder.found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      add(node.expression)
      return .visitChildren
    }

    private func add(_ expression: ExprSyntax?) {
      guard let call = expression?.as(FunctionCallExprSyntax.self), call.calledName == "send",
        call.isOfEffect, call.arguments.count == 1,
        let name = call.firstArgument?.expression.ownAction
      else { return }
      found[name] = call
    }

    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension SwitchCaseSyntax {
  /// Whether the case does more than to return no effect.
  fileprivate var hasCode: Bool {
    let returned = statements.count == 1 ? statements.first?.item.as(ReturnStmtSyntax.self) : nil
    return (returned?.expression ?? onlyExpression)?.lastName != "none"
  }

  /// The expression that is the only statement of the case.
  fileprivate var onlyExpression: ExprSyntax? {
    statements.count == 1 ? statements.first?.item.as(ExprSyntax.self) : nil
  }

  /// The names of the cases that are matched without a nested case, such as `tapped` in
  /// `case .tapped(let id)`.
  fileprivate var caseNames: [String] {
    guard let label = label.as(SwitchCaseLabelSyntax.self) else { return [] }
    return label.caseItems.compactMap { item in
      let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression
      return expression?.ownAction
    }
  }
}

extension ExprSyntax {
  /// The name of the feature's own action, such as `tapped` in `.tapped(3)`; nil for an action of a
  /// child or a parent.
  fileprivate var ownAction: String? {
    if let member = self.as(MemberAccessExprSyntax.self), member.base == nil {
      return member.declName.baseName.text
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.baseText == "" else { return nil }
    let isNested = call.arguments.contains { argument in
      let base = argument.expression.as(FunctionCallExprSyntax.self)?.baseText
      return base == ""
        || argument.expression.as(MemberAccessExprSyntax.self)?.base == nil
          && argument.expression.is(MemberAccessExprSyntax.self)
    }
    return isNested ? nil : call.calledName
  }
}
