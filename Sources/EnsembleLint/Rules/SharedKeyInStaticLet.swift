// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A key of a shared value keeps the storage of the first test that has used it.
enum SharedKeyInStaticLet: LintRule {
  static let id = "shared-key-in-static-let"
  static let summary = "Declare the keys of shared values as computed properties."
  static let explanation = """
    A key takes its storage from the dependencies when it is made. A 'static let' is made once: all tests then share the storage \
    of the first one, and the values of the others stay in it. Declare 'static var key: … { … }'.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "static" }),
        node.bindingSpecifier.text == "let", node.bindings.count == 1,
        let binding = node.bindings.first,
        let value = binding.initializer?.value, let maker = value.keyMaker
      else { return .visitChildren }
      report(
        binding.pattern,
        "The key '.\(maker)' keeps the storage of the test that uses it first. Make it a computed property.",
        fix: fix(node, binding, value)
      )
      return .visitChildren
    }

    /// Returns the edits to a computed property, which needs a type.
    private func fix(
      _ node: VariableDeclSyntax,
      _ binding: PatternBindingSyntax,
      _ value: ExprSyntax
    ) -> [Finding.Edit] {
      guard let type = binding.typeAnnotation else { return [] }
      let keyword = node.bindingSpecifier
      let start = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = keyword.endPositionBeforeTrailingTrivia.utf8Offset
      let tail =
        type.endPositionBeforeTrailingTrivia
        .utf8Offset..<value.endPositionBeforeTrailingTrivia.utf8Offset
      return [
        Finding.Edit(range: start..<end, text: "var"),
        Finding.Edit(range: tail, text: " { \(value.trimmedDescription) }"),
      ]
    }
  }
}

extension ExprSyntax {
  /// The name of the function that makes a key of a shared value, such as `appStorage`.
  fileprivate var keyMaker: String? {
    let makers = ["appStorage", "fileStorage", "inMemory"]
    if let entry = self.as(SubscriptCallExprSyntax.self) { return entry.calledExpression.keyMaker }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if makers.contains(call.calledName), call.baseText != nil { return call.calledName }
    guard ["Shared", "SharedReader"].contains(call.calledName) else { return nil }
    return call.arguments.compactMap(\.expression.keyMaker).first
  }
}
