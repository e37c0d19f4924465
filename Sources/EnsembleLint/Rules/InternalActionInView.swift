// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A view sends an action that is not one of a view.
enum InternalActionInView: LintRule {
  static let id = "internal-action-in-view"
  static let summary =
    "Send only view actions from a view, if the feature keeps them in a case 'view'."
  static let explanation = """
    A feature with a case 'view' says which actions are those of its view. The others are those of effects, of children and of \
    delegates; a view that sends them relies on what may change. Send '.view(…)', or add a case to it.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    /// The features of the properties of views, by type and property.
    private var stores: [String: [String: String]] = [:]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let view = types.last, view.isView, let binding = node.bindings.first,
        let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
        type.name.text == "StoreOf",
        let feature = type.genericArgumentClause?.arguments.first?.argument.trimmedDescription
      else { return .visitChildren }
      stores[view.name, default: [:]][binding.pattern.trimmedDescription] = feature
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledName == "send", let view = types.last, let store = node.baseText,
        let feature = stores[view.name]?[store],
        let cases = file.features.actionCases[String(feature.split(separator: ".").last ?? "")],
        let name = node.firstArgument?.expression.caseName, cases.contains(name),
        !["view", "binding"].contains(name)
      else { return .visitChildren }
      report(node, "'\(name)' is no action of the view of '\(feature)'. Send '.view(…)'.")
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// The name of an implicit member, with or without values.
  fileprivate var caseName: String? {
    if let member = self.as(MemberAccessExprSyntax.self), member.base == nil {
      return member.declName.baseName.text
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.baseText == "" else { return nil }
    return call.calledName
  }
}
