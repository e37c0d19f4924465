// SPDX-License-Identifier: MIT

import IssueReporting

/// The error that a throwing endpoint throws as long as it has no implementation.
///
/// `@DependencyEndpoint` reports an issue before it throws one.
public struct Unimplemented: Error, Hashable {
  /// The name of the property that holds the endpoint.
  public let endpoint: String

  /// Creates the error for the endpoint with a name.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }
}

/// Reports a call of an endpoint without an implementation.
///
/// Only expansions of `@DependencyEndpoint` need to call it.
@discardableResult
public func _unimplemented(
  _ endpoint: String,
  of client: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Unimplemented {
  reportIssue(
    "Unimplemented: '\(client).\(endpoint)'",
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  return Unimplemented(endpoint)
}
