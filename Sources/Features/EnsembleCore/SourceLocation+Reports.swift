// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

extension SourceLocation {
  /// Reports an action that the current state has no place for, unless its sender may have seen an
  /// older one.
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
