// SPDX-License-Identifier: MIT

/// Calls a function with dependencies overridden.
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 0)
/// } operation: {
///   Model()
/// }
/// ```
///
/// The overrides hold for all that the function calls, for the tasks that it starts with `Task {}`,
/// and for every ``Dependency`` that it creates. They do not hold in `Task.detached` or in
/// callbacks that run later; see ``withEscapedDependencies(_:)`` for those.
///
/// - Parameters:
///   - update: Changes the dependencies. Reading one to change a part of it reports nothing.
///   - operation: The function to call.
/// - Returns: The result of `operation`.
/// - Throws: The error of `update` or `operation`.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  try ValueChange.$current.withValue(.override) { try update(&values) }
  return try DependencyValues.withCurrent(values, operation: operation)
}

/// Calls an asynchronous function with dependencies overridden.
///
/// See ``withDependencies(_:operation:)``. Both functions run in the caller's isolation.
///
/// - Parameters:
///   - update: Changes the dependencies.
///   - operation: The function to call.
/// - Returns: The result of `operation`.
/// - Throws: The error of `update` or `operation`.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.current
  try await ValueChange.$current.withValue(.override) { try await update(&values) }
  return try await DependencyValues.withCurrent(
    values,
    isolation: isolation,
    operation: operation
  )
}
