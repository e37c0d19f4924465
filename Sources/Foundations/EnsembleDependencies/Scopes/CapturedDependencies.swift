// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A property that captures the dependencies at its creation.
private protocol DependencyCapturing {
  var initial: DependencyValues { get }
}

extension Dependency: DependencyCapturing {}

extension DependencyValues {
  /// Returns the dependencies that the first ``Dependency`` property of a model would read now.
  static func captured(by model: some AnyObject, site: SourceLocation) -> DependencyValues {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      for child in level.children {
        guard let property = child.value as? any DependencyCapturing else { continue }
        var values = escaping
        values.mergeBelow(property.initial)
        return values
      }
      mirror = level.superclassMirror
    }
    site.report(
      """
      'withDependencies(from:)' was given a model without captured dependencies:

        Model:
          \(typeName(type(of: model)))

      Only an object with a stored '@Dependency' property captures the dependencies at its creation. \
      Add one to the model, or use 'withDependencies' without 'from'. The current dependencies are \
      used.
      """
    )
    return current
  }
}
