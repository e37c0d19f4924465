// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

/// Returns the issues that the operation reports.
func reports(during operation: () throws -> Void) rethrows -> [Report] {
  let reporter = CollectingReporter()
  try withIssueReporters([reporter], operation: operation)
  return reporter.reports
}

/// Returns the issues that an asynchronous operation reports.
@MainActor
func reports(during operation: @MainActor () async throws -> Void) async rethrows -> [Report] {
  let reporter = CollectingReporter()
  try await withIssueReporters([reporter]) { try await operation() }
  return reporter.reports
}

/// An issue with its source location.
struct Report: Equatable {
  let message: String
  var file = ""
  var line: UInt = 0
}

/// A reporter that collects issues.
///
/// `@unchecked Sendable`: the reports are guarded by the lock.
private final class CollectingReporter: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [Report] = []

  var reports: [Report] { lock.withLock { collected } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let report = Report(message: message() ?? "", file: "\(fileID)", line: line)
    lock.withLock { collected.append(report) }
  }
}
