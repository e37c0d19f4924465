// SPDX-License-Identifier: MIT

import SwiftSyntax

extension KeyPathExprSyntax {
  /// Returns the steps after the types at the start of the path; nil if it does not lead through
  /// them.
  ///
  /// The parser takes only the first name for the type: `\Action.Cases.lamp` is `Action` and then
  /// two steps.
  func steps(after types: [String]) -> [KeyPathComponentSyntax]? {
    split(at: types).map { Array($0.steps) }
  }

  /// Splits a key path at a run of names of types: into the owner before it, and the steps after.
  fileprivate func split(
    at types: [String]
  ) -> (owner: [String?], steps: ArraySlice<KeyPathComponentSyntax>)? {
    let steps = Array(components)
    let names = [root?.lastComponent] + steps.map(\.stepName)
    for start in names.indices.dropLast(types.count - 1) {
      let end = start + types.count
      if names[start..<end].elementsEqual(types) {
        return (Array(names[..<start]), steps[(end - 1)...])
      }
    }
    return nil
  }
}

extension FeatureParser {
  /// Returns the steps of a key path after types of this feature.
  ///
  /// Returns nil if the path does not lead through such types. Also returns nil, with a diagnostic,
  /// if the path starts at the types of another feature.
  mutating func ownSteps(
    of keyPath: KeyPathExprSyntax,
    after types: [String]
  ) -> [KeyPathComponentSyntax]? {
    guard let (owner, steps) = keyPath.split(at: types) else { return nil }
    guard owner.isEmpty || owner == ["Self"] || isFeature(owner) else {
      diagnose(.foreignRoot(keyPath, types, owner.compactMap { $0 }, steps))
      return nil
    }
    return Array(steps)
  }

  /// Returns whether names spell this feature, qualified or not.
  private func isFeature(_ names: [String?]) -> Bool {
    let own = surroundingTypes + [featureName]
    return names.count <= own.count + 1
      && zip(names.reversed(), own.reversed()).allSatisfy { $0 == $1 }
  }
}

extension KeyPathComponentSyntax {
  /// The name of the property; nil for a subscript.
  var stepName: String? {
    component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
  }
}
