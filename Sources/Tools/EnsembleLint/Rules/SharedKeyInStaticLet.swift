// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds keys of shared values in `static let`, which keep the storage of the first test that uses
/// them.
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
        let initializer = binding.initializer, let maker = initializer.value.keyMaker,
        binding.typeAnnotation?.type.isKey ?? true
      else { return .visitChildren }
      report(
        binding.pattern,
        "The key '.\(maker)' keeps the storage of the test that uses it first. Make it a computed property.",
        fix: fix(node, binding, initializer)
      )
      return .visitChildren
    }

    /// Returns the edits to a computed property, which needs a type.
    private func fix(
      _ node: VariableDeclSyntax,
      _ binding: PatternBindingSyntax,
      _ initializer: InitializerClauseSyntax
    ) -> [Finding.Edit] {
      if binding.typeAnnotation == nil { return [] }
      let end = initializer.value.endPositionBeforeTrailingTrivia.utf8Offset
      return [
        replacement(of: node.bindingSpecifier, by: "var"),
        replacement(of: initializer.equal, by: "{"),
        Finding.Edit(range: end..<end, text: " }"),
      ]
    }

    private func replacement(of token: TokenSyntax, by text: String) -> Finding.Edit {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return Finding.Edit(
        range: start..<token.endPositionBeforeTrailingTrivia.utf8Offset,
        text: text
      )
    }
  }
}

extension ExprSyntax {
  /// The name of the function that makes a key of a shared value, such as `appStorage`.
  fileprivate var keyMaker: String? {
    let makers = ["appStorage", "fileStorage", "inMemory"]
    if let entry = self.as(SubscriptCallExprSyntax.self) { return entry.calledExpression.keyMaker }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if makers.contains(call.calledName), call.baseText != nil {
      return call.base.map { $0.lastName.hasSuffix("Key") } ?? true ? call.calledName : nil
    }
    guard ["Shared", "SharedReader"].contains(call.calledName) else { return nil }
    return call.arguments.compactMap(\.expression.keyMaker).first
  }
}

extension TypeSyntax {
  /// Whether the type is the type of a key, or of a value that a key shares.
  fileprivate var isKey: Bool { trimmedDescription.contains(/Key\b|\bShared(Reader)?\b/) }
}
