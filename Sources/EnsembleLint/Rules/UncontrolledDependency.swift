// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A reducer takes a value from the outside world, which tests cannot control.
enum UncontrolledDependency: LintRule {
  static let id = "uncontrolled-dependency"
  static let summary = "Take dates, identifiers, random numbers and time from dependencies."
  static let explanation = """
    A reducer that reads the clock of the system, or makes an identifier or a random number, does something else in each run: \
    tests cannot expect it, and a replay leads to another state. Declare '@Dependency(\\.date.now)', '@Dependency(\\.uuid)', \
    '@Dependency(\\.withRandomNumberGenerator)' or '@Dependency(\\.continuousClock)', and use that.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if isDirectlyInReducer, let replacement = replacement(for: node) {
        let name = node.calledExpression.trimmedDescription
        report(
          node,
          "'\(name)' cannot be controlled by a test. Use '@Dependency(\\.\(replacement))'."
        )
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if isDirectlyInReducer, node.declName.baseName.text == "now",
        ["Date", "ContinuousClock", "SuspendingClock"].contains(node.base?.trimmedDescription ?? "")
      {
        let dependency = node.base?.trimmedDescription == "Date" ? "date.now" : "continuousClock"
        report(
          node,
          "'\(node.trimmedDescription)' cannot be controlled by a test. Use '@Dependency(\\.\(dependency))'."
        )
      }
      return .visitChildren
    }

    /// Returns the dependency that gives what a call makes, if a test cannot control it.
    private func replacement(for call: FunctionCallExprSyntax) -> String? {
      let hasGenerator = call.arguments.contains { $0.label?.text == "using" }
      switch (call.baseText, call.calledName) {
      case (nil, "Date") where call.arguments.isEmpty && call.trailingClosure == nil:
        return "date.now"
      case (nil, "Date") where call.firstArgument?.label?.text == "timeIntervalSinceNow":
        return "date.now"
      case (nil, "UUID") where call.arguments.isEmpty && call.trailingClosure == nil: return "uuid"
      case ("Task", "sleep"): return "continuousClock"
      case (_?, "random") where call.firstArgument?.label?.text == "in" && !hasGenerator:
        return "withRandomNumberGenerator"
      case (_?, "randomElement"), (_?, "shuffled"), (_?, "shuffle"):
        return call.arguments.isEmpty && call.trailingClosure == nil
          ? "withRandomNumberGenerator" : nil
      default: return nil
      }
    }
  }
}
