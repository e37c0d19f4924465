// SPDX-License-Identifier: MIT

import EnsembleInternals

/// Sets dependencies for the whole program, before their first use.
///
/// ```swift
/// @main
/// struct Main {
///   static func main() {
///     prepareDependencies {
///       $0.database = .onDisk
///     }
///   }
/// }
/// ```
///
/// In a test it sets them for that test. Each dependency may be set once, and not after its first
/// use: otherwise an issue is reported and the dependency stays unchanged. If `update` throws,
/// nothing is set.
///
/// - Parameter update: Sets the dependencies. Those that it reads do not count as used.
/// - Returns: The result of `update`.
/// - Throws: The error of `update`.
@discardableResult
public func prepareDependencies<R>(
  _ update: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues()
  let result = try ValueChange.$current.withValue(.prepare) { try update(&values) }
  values.flatten()
  let site = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for (box, wasPrepared) in values.defaults.prepare(values) {
    site.report(
      """
      @Dependency(\(box.path)) cannot be prepared, because it has already been \
      \(wasPrepared ? "prepared" : "accessed").

      A prepared value holds for the whole program, so it must be set before any value is read. \
      Prepare each dependency once, in the entry point of the program. To change one for a part \
      of the program, use 'withDependencies'.
      """
    )
  }
  return result
}
