// SPDX-License-Identifier: MIT

import IssueReporting
import StudioKit

extension TestStore where State: Equatable {
  /// Sends an action that may change nothing.
  @MainActor
  public func sendUnchanged(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let before = state
    await send(action, fileID: fileID, file: filePath, line: line, column: column)
    if state != before {
      reportIssue(
        "The action changed the state.",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
