// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

/// A reported issue.
package struct Report: Equatable, Sendable {
  package let message: String
  package let fileID: String
  package let line: Int
}

/// A reporter that collects issues, without a support library, which a test bundle may not link.
///
/// `@unchecked Sendable`: the reports are guarded by the lock.
package final class CollectingReporter: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [Report] = []

  package init() {}

  package var reports: [Report] { lock.withLock { collected } }

  package func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    collect(message() ?? "", fileID, line)
  }

  package func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    collect("\(error)", fileID, line)
  }

  private func collect(_ message: String, _ fileID: StaticString, _ line: UInt) {
    // Diffs contain figure spaces.
    let text = message.replacing("\u{2007}", with: " ")
    let report = Report(message: text, fileID: "\(fileID)", line: Int(line))
    lock.withLock { collected.append(report) }
  }
}
