// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds non-exhaustive test stores whose test does not wait for the effects.
enum UnfinishedTestStore: LintRule {
  static let id = "unfinished-test-store"
  static let summary = "Finish a test store that is not exhaustive."
  static let explanation = """
    An exhaustive test store fails the test if effects are still running at its end. One with 'exhaustivity = .off' does not, so \
    an effect that never ends is not noticed. This is reported for tests that receive actions, and so have effects. End the test with 'await store.finish()', or say that you know of the effects \
    with 'await store.skipInFlightEffects()'.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.names.contains("Test") || node.name.text.hasPrefix("test"),
        let body = node.body
      else { return .visitChildren }
      let uses = StoreUses.find(in: body)
      for (store, assignment) in uses.relaxed
      where uses.receiving.contains(store) && !uses.finished.contains(store) {
        report(
          assignment,
          "'\(store)' is not exhaustive, and its effects are not waited for. End with 'await \(store).finish()'."
        )
      }
      return .visitChildren
    }
  }

  private final class StoreUses: SyntaxVisitor {
    /// The local test stores.
    private var made: Set<String> = []
    /// The stores to which actions were sent, by the constants for their tasks.
    private var tasks: [String: String] = [:]
    var relaxed: [(String, any SyntaxProtocol)] = []
    var receiving: Set<String> = []
    var finished: Set<String> = []

    static func find(in body: CodeBlockSyntax) -> StoreUses {
      let uses = StoreUses(viewMode: .sourceAccurate)
      uses.walk(body)
      return uses
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let binding = node.bindings.first,
        let call = binding.initializer?.value.withoutEffects.as(FunctionCallExprSyntax.self)
      else { return .visitChildren }
      let name = binding.pattern.trimmedDescription
      if ["TestStore", "TestStoreOf"].contains(call.madeType) { made.insert(name) }
      if call.calledName == "send" { tasks[name] = call.baseText }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = node.elements.map(\.trimmedDescription)
      guard parts.count == 3, parts[1] == "=", parts[0].hasSuffix(".exhaustivity") else {
        return .visitChildren
      }
      let store = String(parts[0].dropLast(".exhaustivity".count))
      // A store that is exhaustive again at the end of the test checks its effects.
      if parts[2] == ".on" { relaxed.removeAll { $0.0 == store } }
      if parts[2].hasPrefix(".off"), made.contains(store) { relaxed.append((store, node)) }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let names = ["finish", "skipInFlightEffects", "cancel"]
      if names.contains(node.calledName), let base = node.base {
        let sending = base.as(FunctionCallExprSyntax.self)
        let name = sending?.baseText ?? base.trimmedDescription
        finished.insert(tasks[name] ?? name)
      }
      if node.calledName == "receive", let base = node.baseText { receiving.insert(base) }
      return .visitChildren
    }
  }
}
