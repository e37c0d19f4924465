// SPDX-License-Identifier: MIT

import IssueReporting

/// The error that a throwing endpoint throws while nobody has implemented it.
///
/// `@DependencyEndpoint` reports an issue before it throws one.
public struct Unimplemented: Error, Hashable {
  /// The name of the property that holds the endpoint.
  public let endpoint: String

  /// Creates the error for the endpoint of a name.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }
}

/// Reports a call of an endpoint that nobody has implemented. Expansions of `@DependencyEndpoint`
/// call it; there is no need to.
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
