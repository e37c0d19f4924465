// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting
import Testing
import TestTools

/// Calls a function and returns the issues that it reports.
func reports(_ body: () throws -> Void) rethrows -> [Report] {
  let reporter = CollectingReporter()
  try withIssueReporters([reporter]) { try body() }
  return reporter.reports
}

/// Calls an asynchronous function and returns the issues that it reports.
func reports(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [Report] {
  let reporter = CollectingReporter()
  try await withIssueReporters([reporter]) { try await body() }
  return reporter.reports
}
