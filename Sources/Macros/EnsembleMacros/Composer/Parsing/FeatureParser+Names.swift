// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureParser {
  /// Returns the children with unique names, in order.
  ///
  /// - Parameter expressions: The declarations of all children, including invalid ones.
  mutating func distinct(
    _ children: [Child],
    in expressions: [ExprSyntax],
    _ shape: FeatureShape
  ) -> [Child] {
    var names: [String: ExprSyntax] = [:]
    var reducers: Set<String> = []
    var remaining = expressions[...]
    return children.filter { child in
      // An invalid child has no model; skipped expressions belong to invalid children.
      guard let index = remaining.firstIndex(where: { $0.childName == child.name }) else {
        return true
      }
      let expression = remaining[index]
      remaining = remaining[(index + 1)...]
      let node = expression.childNameExpression ?? expression
      if let first = names[child.name] {
        diagnose(.repeatedChild(node, child.name, first: first))
        return false
      }
      if shape.isBindable, child.name == "binding", child.action != nil {
        diagnose(.childNamedBinding(node))
        return false
      }
      if let reducer = child.enumReducers.map(\.name).first(where: reducers.contains) {
        diagnose(.repeatedReducer(node, reducer))
        return false
      }
      if let repeated = child.enumReducers.map(\.name).repeated {
        diagnose(.repeatedReducer(node, repeated))
        return false
      }
      reducers.formUnion(child.enumReducers.map(\.name))
      names[child.name] = node
      return true
    }
  }
}

extension [String] {
  /// The first element that also occurs earlier.
  fileprivate var repeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}

extension ExprSyntax {
  /// The name argument of a child's declaration.
  fileprivate var childNameExpression: ExprSyntax? {
    self.as(FunctionCallExprSyntax.self).flatMap { ChildArguments($0).name }
  }

  fileprivate var childName: String? {
    if let name = childNameExpression { return name.plainString }
    let factory = self.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text
    switch factory {
    case "presentsAlert", "alert": return "alert"
    case "presentsConfirmationDialog", "confirmationDialog": return "confirmationDialog"
    case "presentsDestination": return "destination"
    case "navigationStack": return "path"
    default: return nil
    }
  }
}
