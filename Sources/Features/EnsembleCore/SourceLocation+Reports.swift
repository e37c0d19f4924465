// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

extension SourceLocation {
  /// Reports an action for a child that does not exist in the current state, unless the sender may
  /// have seen an older state.
  func reportUnlessLate(_ message: @autoclosure () -> String) {
    if ChangeBatch.current?.isReducingLateAction == true { return }
    report(message())
  }

  package func report(_ message: @autoclosure () -> String) {
    // The message may contain values of private and local types.
    let message = message().removingContextMarks()
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
