// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureParser {
  /// Warns about a function that handles an internal action of a child instead of a delegate
  /// action.
  mutating func checkBoundary(_ expression: ExprSyntax, _ shape: FeatureShape) {
    guard
      let keyPath = expression.as(KeyPathExprSyntax.self),
      let (child, steps) = shape.child(along: keyPath),
      child.child.feature != nil,
      let step = steps.first,
      !["delegate", "dismiss"].contains(step)
    else { return }
    diagnose(.crossedBoundary(expression, child: child.name, step: step))
  }

  /// Warns about a function that handles an internal action of a row.
  mutating func checkElementBoundary(
    _ rows: ExprSyntax,
    _ element: KeyPathExprSyntax,
    _ shape: FeatureShape
  ) {
    guard
      let keyPath = rows.as(KeyPathExprSyntax.self),
      let (child, _) = shape.child(along: keyPath),
      case .rows = child.child.role,
      let step = (element.steps(after: ["Cases"]) ?? Array(element.components)).first?.stepName,
      step != "delegate"
    else { return }
    diagnose(.crossedBoundary(ExprSyntax(element), child: child.name, step: step))
  }
}

extension FeatureShape {
  /// Returns the innermost child along a case path into the actions, and the remaining steps.
  fileprivate func child(along keyPath: KeyPathExprSyntax) -> (ChildPath, ArraySlice<String>)? {
    let steps = keyPath.steps(after: ["Cases"]) ?? keyPath.steps(after: ["AllCasePaths"]) ?? []
    var rest = steps.compactMap(\.stepName)[...]
    var path: ChildPath?
    var members = children
    while let member = members.first(where: { $0.name == rest.first }) {
      path = path?.appending(member) ?? ChildPath(children: [member])
      members = member.members
      rest = rest.dropFirst().drop { ["presented", "element", "some"].contains($0) }
    }
    return path.map { ($0, rest) }
  }
}
