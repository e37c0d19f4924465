// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds views that send an action other than a view action.
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
        let feature = binding.typeAnnotation?.type.featureOfStore
      else { return .visitChildren }
      stores[view.name, default: [:]][binding.pattern.trimmedDescription] = feature
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledName == "send", let view = types.last, let store = property(node.base),
        let feature = stores[view.name]?[store],
        let cases = file.features.actionCases[String(feature.split(separator: ".").last ?? "")],
        let name = node.firstArgument?.expression.caseName, cases.contains(name),
        !["view", "binding"].contains(name)
      else { return .visitChildren }
      report(node, "'\(name)' is no action of the view of '\(feature)'. Send '.view(…)'.")
      return .visitChildren
    }

    /// Returns the name of the property that an expression refers to; nil for another expression,
    /// and for a local variable.
    private func property(_ expression: ExprSyntax?) -> String? {
      guard let expression else { return nil }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return member.base?.trimmedDescription == "self" ? expression.lastName : nil
      }
      let name = expression.lastName
      return expression.isLocal(name) ? nil : name
    }
  }
}

extension TypeSyntax {
  /// The feature of a type `StoreOf<Feature>` or `Store<Feature.State, Feature.Action>`.
  fileprivate var featureOfStore: String? {
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    let first = arguments?.arguments.first?.argument
    if lastName == "StoreOf" { return first?.trimmedDescription }
    guard lastName == "Store", case .type(let state)? = first else { return nil }
    return state.as(MemberTypeSyntax.self)?.baseType.trimmedDescription
  }
}

extension ExprSyntax {
  /// The name of the case of an action, such as `loaded` in `.loaded(3)` and in
  /// `Login.Action.loaded`.
  fileprivate var caseName: String? {
    let expression = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return member.base.map { $0.lastName == "Action" } ?? true ? expression.lastName : nil
  }
}
