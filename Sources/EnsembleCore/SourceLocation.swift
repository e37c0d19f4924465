// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

/// The place in the user's code that an issue is reported at.
@usableFromInline
package struct SourceLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  @usableFromInline
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package func report(_ message: @autoclosure () -> String) {
    // Values of private and local types may stand in it.
    let message = message().removingContextMarks()
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
