// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// What a `#function` says of a property; nothing if it is not that of a property.
func propertyName(_ function: StaticString) -> String? {
  let name = "\(function)"
  return name.isEmpty || name.contains("(") ? nil : name
}

/// What goes between the brackets of `@Dependency(…)`.
func dependencyPath(name: String?, key: any Any.Type) -> String {
  name.map { "\\.\($0)" } ?? "\(typeName(key)).self"
}
