// SPDX-License-Identifier: MIT

import IssueReporting

/// Reports an issue: fails the current test, and shows a warning in a running program.
///
/// Has the name that features and clients written for XCTest use outside of tests. In files that
/// import XCTest, its own function is preferred.
@_disfavoredOverload
public func XCTFail(
  _ message: String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Reports an issue at a source location, with the labels of XCTest's function.
@_disfavoredOverload
public func XCTFail(_ message: String = "", file: StaticString, line: UInt) {
  reportIssue(message, fileID: file, filePath: file, line: line, column: 1)
}
