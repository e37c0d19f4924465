// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

/// Returns the isolation of a member of a reducer that implements a requirement, or runs a reducer.
///
/// The requirements of `Reducer` are isolated to the main actor. The compiler infers the isolation
/// of the members that implement them only if the conformance is in the same declaration.
func isolationAttributes(missingFrom member: some DeclSyntaxProtocol) -> [AttributeSyntax] {
  if let function = member.as(FunctionDeclSyntax.self) {
    guard
      !function.modifiers.stateIsolation, !function.attributes.stateIsolation,
      function.isReduce || function.body.map(callsReduce) ?? false
    else { return [] }
    return ["@MainActor"]
  }
  guard
    let property = member.as(VariableDeclSyntax.self),
    let binding = property.bindings.first,
    let accessors = binding.accessorBlock,
    binding.isComputed,
    !property.modifiers.stateIsolation, !property.attributes.stateIsolation
  else { return [] }
  let isBody = binding.pattern.trimmedDescription == "body" && !property.modifiers.isStatic
  return isBody || callsReduce(accessors) ? ["@MainActor"] : []
}

/// Returns whether code calls `reduce(into:action:)`.
private func callsReduce(_ code: some SyntaxProtocol) -> Bool {
  let finder = ReduceCallFinder(viewMode: .sourceAccurate)
  finder.walk(code)
  return finder.isFound
}

/// Finds a call of `reduce(into:action:)`.
private final class ReduceCallFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    if name?.text == "reduce", node.arguments.map(\.label?.text) == ["into", "action"] {
      isFound = true
    }
    return isFound ? .skipChildren : .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier states that the member is not isolated.
  fileprivate var stateIsolation: Bool { contains { $0.name.tokenKind == .keyword(.nonisolated) } }
}

extension AttributeListSyntax {
  /// Whether an attribute is the main actor, or named like an actor.
  fileprivate var stateIsolation: Bool { direct.contains { $0.baseName.hasSuffix("Actor") } }
}
