// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Replaces case paths with the operator `/` by case key paths.
  func migrateCasePath(_ node: PrefixOperatorExprSyntax) {
    guard node.operator.text == "/" else { return }
    if let member = node.expression.as(MemberAccessExprSyntax.self), member.base == nil {
      change(node.replaced(with: "\\.\(member.declName.baseName.text)"))
      return
    }
    var names: [String] = []
    var expression: ExprSyntax? = node.expression
    while let member = expression?.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text, at: 0)
      expression = member.base
    }
    if let base = expression?.as(DeclReferenceExprSyntax.self) {
      names.insert(base.baseName.text, at: 0)
    }
    guard names.count > 1, names[0].first?.isUppercase == true, let name = names.last else {
      return
    }
    let root = names.dropLast().joined(separator: ".")
    let isArgument = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
      .is(FunctionCallExprSyntax.self)
    if isArgument == true {
      change(node.replaced(with: "\\.\(name)"))
    } else if let call = extraction(of: node), let value = call.arguments.first {
      change(call.replaced(with: "\(value.expression.trimmedDescription)[case: \\.\(name)]"))
    } else {
      change(node.replaced(with: "AnyCasePath(\\\(root).Cases.\(name))"))
    }
  }

  /// Returns the call `(/Action.row).extract(from: action)` around a case path.
  private func extraction(of node: PrefixOperatorExprSyntax) -> FunctionCallExprSyntax? {
    guard let tuple = node.ancestor(TupleExprSyntax.self), tuple.elements.count == 1,
      tuple.elements.first?.expression.id == node.id,
      let member = tuple.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "extract",
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.label?.text == "from"
    else { return nil }
    return call
  }
}
