// SPDX-License-Identifier: MIT

import EnsembleInternals

/// Calls a function with the dependencies of a model.
///
/// A model captures the dependencies at its creation in its ``Dependency`` properties, of which it
/// needs at least one. Inside `operation`, the current dependencies are those that the model itself
/// would read now:
///
/// ```swift
/// func rowTapped() {
///   detail = withDependencies(from: self) { DetailModel() }
/// }
/// ```
///
/// A model without such a property is reported.
///
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let site = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues.withCurrent(.captured(by: model, site: site), operation: operation)
}

/// Calls a function with the dependencies of a model, some of them overridden.
///
/// See ``withDependencies(from:operation:fileID:filePath:line:column:)-(_,()->R,_,_,_,_)``.
///
/// - Returns: The result of `operation`.
/// - Throws: The error of `update` or `operation`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let site = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues.withCurrent(.captured(by: model, site: site)) {
    try withDependencies(update, operation: operation)
  }
}

/// Calls an asynchronous function with the dependencies of a model.
///
/// See ``withDependencies(from:operation:fileID:filePath:line:column:)-(_,()->R,_,_,_,_)``.
///
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let site = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await DependencyValues.withCurrent(
    .captured(by: model, site: site),
    isolation: isolation,
    operation: operation
  )
}

/// Calls an asynchronous function with the dependencies of a model, some of them overridden.
///
/// See ``withDependencies(from:operation:fileID:filePath:line:column:)-(_,()->R,_,_,_,_)``.
///
/// - Returns: The result of `operation`.
/// - Throws: The error of `update` or `operation`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let site = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await DependencyValues.withCurrent(
    .captured(by: model, site: site),
    isolation: isolation
  ) {
    try await withDependencies(isolation: isolation, update, operation: operation)
  }
}
