// SPDX-License-Identifier: MIT

import EnsembleTiny

/// An issue as it was reported.
struct Report: Sendable {
  let message: String
  let fileID: String
  let line: Int
}

/// Calls a function and returns what it reports, which fails nothing then.
@MainActor
func reports(_ body: @MainActor () async -> Void) async -> [Report] {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter]) { await body() }
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
}
