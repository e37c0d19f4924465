// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds views that create a store each time they are evaluated.
enum StoreInView: LintRule {
  static let id = "store-in-view"
  static let summary =
    "Do not make a store in the 'body', in the 'init' or in a plain property of a view."
  static let explanation = """
    A view is a value that is made anew whenever the one around it is evaluated. A store that it makes then begins anew, too, \
    and the effects of the old one end. Take the store as a parameter, scope it from the store of the parent, or keep it \
    in '@State'.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard ["Store", "StoreOf"].contains(node.madeType),
        node.firstArgument?.label?.text == "initialState",
        types.last?.isView == true, let context = context(of: node)
      else { return .visitChildren }
      report(
        node,
        "A store is made \(context) of '\(types.last?.name ?? "")', whenever that view is evaluated."
      )
      return .visitChildren
    }

    /// Returns the part of the view that creates the store, if it is evaluated repeatedly.
    private func context(of node: FunctionCallExprSyntax) -> String? {
      for each in node.ancestors {
        if let call = each.as(FunctionCallExprSyntax.self), call.makesState { return nil }
        if let closure = each.as(ClosureExprSyntax.self), closure.isAction { return nil }
        if let macro = each.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
          return nil
        }
        // An assignment in a closure that is called later, such as a button's, keeps the store in a
        // property.
        if let parts = each.as(SequenceExprSyntax.self),
          parts.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }),
          each.ancestors.contains(where: { $0.is(ClosureExprSyntax.self) })
        {
          return nil
        }
        if each.is(InitializerDeclSyntax.self) { return "in the 'init'" }
        if each.is(FunctionDeclSyntax.self) || each.is(MemberBlockSyntax.self) { return nil }
        guard let variable = each.as(VariableDeclSyntax.self),
          variable.parent?.is(MemberBlockItemSyntax.self) == true
        else { continue }
        return context(of: variable)
      }
      return nil
    }

    private func context(of variable: VariableDeclSyntax) -> String? {
      let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      let isComputed = variable.bindings.first?.accessorBlock != nil
      if variable.modifiers.contains(where: { $0.name.text == "static" }) { return nil }
      if isComputed { return name == "body" ? "in the 'body'" : nil }
      let keeps = !Set(variable.attributes.names).isDisjoint(with: [
        "State", "StateObject", "Dependency",
      ])
      return keeps ? nil : "in the property '\(name)'"
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call makes the storage of a property with `@State`.
  fileprivate var makesState: Bool {
    if ["State", "StateObject"].contains(madeType) { return true }
    return calledName == "init" && base == nil
      && ["initialValue", "wrappedValue"].contains(firstArgument?.label?.text)
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is an action that is called later, such as a button's, rather than a view
  /// builder.
  fileprivate var isAction: Bool {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      // With an argument for the action, the trailing closure makes the label.
      let hasOther = call.arguments.contains { Self.isAction($0.label) }
      return !hasOther && (call.calledName == "Button" || Self.isAction(call.calledName))
    }
    let label =
      parent?.as(LabeledExprSyntax.self)?.label
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
    return Self.isAction(label)
  }

  private static func isAction(_ label: TokenSyntax?) -> Bool { isAction(label?.text ?? "") }

  /// Returns whether a modifier or an argument label takes an action, such as `onAppear`.
  private static func isAction(_ name: String) -> Bool {
    ["action", "perform", "operation", "refreshable", "task", "Task"].contains(name)
      || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }
}
