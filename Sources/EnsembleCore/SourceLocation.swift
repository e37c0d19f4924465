// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

/// The location in the client's code at which an issue is reported.
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

  /// Reports an action that the current state has no place for, unless its sender may have seen an older one.
  func reportUnlessLate(_ message: @autoclosure () -> String) {
    if ObservationScope.current?.isReducingLateAction == true { return }
    report(message())
  }

  package func report(_ message: @autoclosure () -> String) {
    // The message may contain values of private and local types.
    let message = message().removingContextMarks()
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
