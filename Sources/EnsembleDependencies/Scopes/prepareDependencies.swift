// SPDX-License-Identifier: MIT

/// Sets dependencies for the whole program, before they are first used.
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
/// In a test it sets them for that test. Each may be set once, and not after its first use:
/// otherwise an issue is reported and it stays as it is. If `update` throws, nothing is set.
///
/// - Parameter update: Sets the dependencies. Those that it reads do not count as used.
/// - Returns: What `update` returns.
/// - Throws: What `update` throws.
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
  values.settle()
  let site = AccessSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for (box, wasPrepared) in ValueCache.current.prepare(values) {
    site.report(
      """
      @Dependency(\(box.path)) cannot be prepared, because it has already been \
      \(wasPrepared ? "prepared" : "accessed").

      A value that is prepared holds for the whole program, so it has to be the first one that \
      anybody sees. Prepare each dependency once, in the entry point of the program. To change one \
      for a part of the program, use 'withDependencies'.
      """
    )
  }
  return result
}
