// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureParser {
  /// Warns of a function that reacts to what happens within a child, instead of what it delegates.
  mutating func checkBoundary(_ path: CasePath, _ expression: ExprSyntax, _ shape: FeatureShape) {
    guard
      let keyPath = expression.as(KeyPathExprSyntax.self),
      let child = shape.children.first(where: { $0.name == path.root })
    else { return }
    let steps = keyPath.steps(after: ["Cases"]) ?? keyPath.steps(after: ["AllCasePaths"]) ?? []
    var rest = steps.dropFirst().compactMap(\.stepName)[...]
    while let step = rest.first, step == "presented" || step == "element" || step == "some" {
      rest = rest.dropFirst()
    }
    var feature = child.feature
    if let member = child.members.first(where: { $0.name == rest.first }) {
      feature = member.feature
      rest = rest.dropFirst()
    }
    guard feature != nil, let step = rest.first, !["delegate", "dismiss"].contains(step) else {
      return
    }
    diagnose(.crossedBoundary(expression, child: child.name, step: step))
  }

  /// Warns of a function that reacts to what happens within a row.
  mutating func checkElementBoundary(
    _ path: CasePath,
    _ element: KeyPathExprSyntax,
    _ shape: FeatureShape
  ) {
    guard
      let child = shape.children.first(where: { $0.name == path.root }),
      case .rows = child.role,
      let step = (element.steps(after: ["Cases"]) ?? Array(element.components)).first?.stepName,
      step != "delegate"
    else { return }
    diagnose(.crossedBoundary(ExprSyntax(element), child: child.name, step: step))
  }
}
