// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

extension SourceLocation {
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
