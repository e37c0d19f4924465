// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A property that keeps the dependencies that it was created with.
private protocol DependencyKeeping {
  var initial: DependencyValues { get }
}

extension Dependency: DependencyKeeping {}

extension DependencyValues {
  /// What the first ``Dependency`` of a model would read now.
  static func kept(by model: some AnyObject, site: AccessSite) -> DependencyValues {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      for child in level.children {
        guard let property = child.value as? any DependencyKeeping else { continue }
        var values = inForce
        values._mergeBelow(property.initial)
        return values
      }
      mirror = level.superclassMirror
    }
    site.report(
      """
      'withDependencies(from:)' was given a model that keeps no dependencies:

        Model:
          \(typeName(type(of: model)))

      Only an object with a stored '@Dependency' property keeps those that it was created with. \
      Add one to the model, or use 'withDependencies' without 'from'. What is in force here is used.
      """
    )
    return inForce
  }
}
