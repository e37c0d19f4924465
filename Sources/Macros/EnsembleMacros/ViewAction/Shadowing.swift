// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Returns whether a parameter or local variable shadows a property.
func isShadowed(_ reference: TokenSyntax) -> Bool {
  let name = reference.text
  var node = Syntax(reference)
  while let parent = node.parent {
    if parent.declaresParameter(name) { return true }
    if let item = node.as(CodeBlockItemSyntax.self),
      let list = parent.as(CodeBlockItemListSyntax.self),
      list.prefix(while: { $0.id != item.id }).contains(where: { $0.binds(name) })
    {
      return true
    }
    if let branch = parent.as(IfExprSyntax.self), node.id == branch.body.id,
      branch.conditions.contains(where: { $0.binds(name) })
    {
      return true
    }
    node = parent
  }
  return false
}

extension Syntax {
  fileprivate func declaresParameter(_ name: String) -> Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.declaresParameter(name)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.declaresParameter(name)
    }
    guard let closure = self.as(ClosureExprSyntax.self) else { return false }
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters):
      return parameters.contains { $0.name.text == name }
    case .parameterClause(let clause):
      return clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil:
      return false
    }
  }
}

extension FunctionSignatureSyntax {
  fileprivate func declaresParameter(_ name: String) -> Bool {
    parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func binds(_ name: String) -> Bool {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
    return item.as(GuardStmtSyntax.self)?.conditions.contains { $0.binds(name) } ?? false
  }
}

extension ConditionElementSyntax {
  fileprivate func binds(_ name: String) -> Bool {
    condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == name
  }
}
