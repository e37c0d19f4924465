// SPDX-License-Identifier: MIT

/// Returns the name of the module that declares a type.
package func moduleName(of type: any Any.Type) -> String {
  String(String(reflecting: type).prefix { $0 != "." })
}

/// Returns whether a type belongs to a library. Its structs have no accessible memberwise
/// initializer, and may have invariants beyond the types of their stored properties.
package func isLibraryType(_ type: any Any.Type) -> Bool {
  libraries.contains(moduleName(of: type))
}

private let libraries: Set = [
  "CoreFoundation", "Dispatch", "EnsembleCollections", "EnsembleConcurrency", "EnsembleCore",
  "EnsembleDependencies", "EnsembleDialogs", "EnsembleForms", "EnsembleSharing", "Foundation",
  "FoundationEssentials", "FoundationInternationalization", "Observation", "OrderedCollections",
  "Swift", "_Concurrency", "__C",
]
