// SPDX-License-Identifier: MIT

import Ensemble

/// An issue as it was reported.
struct Report: Sendable {
  /// The message, with the figure spaces of a diff made plain.
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

/// The same for what is told without failing the test: if it were no note, it would fail this one.
@MainActor
func notes(_ body: @MainActor () async -> Void) async -> [Report] {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter, .default]) { await body() }
  return reporter.reports.value
}

extension [Report] {
  var messages: [String] { map(\.message) }
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
    let text = (message() ?? "").split(separator: "\u{2007}", omittingEmptySubsequences: false)
    let report = Report(message: text.joined(separator: " "), fileID: "\(fileID)", line: Int(line))
    reports.withValue { $0.append(report) }
  }
}
