// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting
import Testing

/// An issue as it was reported.
struct Report: Sendable {
  let message: String
  let fileID: String
  let line: Int
}

/// Calls a function and returns what it reports.
func reports(_ body: () throws -> Void) rethrows -> [Report] {
  let reporter = CollectingReporter()
  try withIssueReporters([reporter]) { try body() }
  return reporter.reports.value
}

/// Calls an asynchronous function and returns what it reports.
func reports(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [Report] {
  let reporter = CollectingReporter()
  try await withIssueReporters([reporter]) { try await body() }
  return reporter.reports.value
}

private struct CollectingReporter: IssueReporter {
  let reports = LockIsolated<[Report]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let report = Report(message: message() ?? "", fileID: "\(fileID)", line: Int(line))
    reports.withValue { $0.append(report) }
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let report = Report(message: "\(error)", fileID: "\(fileID)", line: Int(line))
    reports.withValue { $0.append(report) }
  }
}
