// SPDX-License-Identifier: MIT

import EnsembleInternals

/// Returns the name of the property that a `#function` names; nil if it names another declaration.
func propertyName(_ function: StaticString) -> String? {
  let name = "\(function)"
  return name.isEmpty || name.contains("(") ? nil : name
}

/// Returns the argument of `@Dependency(…)` for a dependency.
func dependencyPath(name: String?, key: any Any.Type) -> String {
  name.map { "\\.\($0)" } ?? "\(typeName(key)).self"
}
