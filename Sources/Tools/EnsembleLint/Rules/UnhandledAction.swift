// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds features with actions of a child, a control or a form that no reducer handles.
enum UnhandledAction: LintRule {
  static let id = "unhandled-action"
  static let summary =
    "Add the reducer that handles the actions of a child, of bindings or of a form."
  static let explanation = """
    The actions of a presented child, of rows, of a stack, of bindings and of a form do nothing without a reducer that takes them: \
    the compiler cannot know it, and the program reports it when the first one comes, or loses it. Add '.ifLet(\\.$child, action: \\.child)', \
    '.forEach(\\.rows, action: \\.rows)', 'BindingReducer()' or '.form(action: \\.form)' to the 'body'. A feature is not reported \
    whose body has an operator of your own.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    /// The types of the actions that need a reducer of the library.
    private static let handledTypes: Set = [
      "BindingAction", "FormAction", "IdentifiedAction", "IdentifiedActionOf", "PresentationAction",
      "StackAction", "StackActionOf",
    ]

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      guard types.last?.name == "Action", let type = node.parameterClause?.parameters.first?.type,
        node.parameterClause?.parameters.count == 1, Self.handledTypes.contains(type.lastName)
      else { return .skipChildren }
      let name = node.name.text
      let feature = types.dropLast().map(\.name).joined(separator: ".")
      guard types.dropLast().last.map({ isReducer($0, named: feature) }) == true else {
        return .skipChildren
      }
      let code = file.features.code(of: feature)
      guard code.hasBody, !code.hasFunction, !code.isComposed,
        code.calls.isDisjoint(with: file.features.operators)
      else { return .skipChildren }
      switch type.lastName {
      case "PresentationAction":
        if !code.paths.contains(name) {
          report(
            node,
            "No reducer handles '\(name)'. Add '.ifLet(\\.$\(name), action: \\.\(name))'."
          )
        }
      case "IdentifiedAction", "IdentifiedActionOf", "StackAction", "StackActionOf":
        if !code.paths.contains(name) {
          report(
            node,
            "No reducer handles '\(name)'. Add '.forEach(\\.\(name), action: \\.\(name))'."
          )
        }
      case "BindingAction":
        if !code.calls.contains("BindingReducer") {
          report(
            node,
            "No reducer writes what controls have edited. Add 'BindingReducer()' to the 'body'."
          )
        }
      case "FormAction":
        if !code.paths.contains(name), !code.calls.contains("apply") {
          report(node, "No reducer writes the fields of the form. Add '.form(action: \\.\(name))'.")
        }
      default: break
      }
      return .skipChildren
    }

    private func isReducer(_ type: EnclosingType, named name: String) -> Bool {
      type.isReducer || file.features.areOfReducer(type.inherited) || file.features.isReducer(name)
    }
  }
}
