// SPDX-License-Identifier: MIT

import SwiftSyntax

extension KeyPathExprSyntax {
  /// The steps behind the types at the start of the path; nil if it does not lead through them.
  ///
  /// The parser takes only the first name for the type: `\Action.Cases.lamp` is `Action` and then
  /// two steps.
  func steps(after types: [String]) -> [KeyPathComponentSyntax]? {
    let steps = Array(components)
    let names = [root?.lastComponent] + steps.map(\.stepName)
    for start in names.indices.dropLast(types.count - 1) {
      let end = start + types.count
      if names[start..<end].elementsEqual(types) { return Array(steps[(end - 1)...]) }
    }
    return nil
  }
}

extension KeyPathComponentSyntax {
  /// The name of the property; nil for a subscript.
  var stepName: String? {
    component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
  }
}
