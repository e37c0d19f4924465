// SPDX-License-Identifier: MIT

import EnsembleTiny
import TestTools

/// Calls a function and returns the issues that it reports, which do not fail the test.
@MainActor
func reports(_ body: @MainActor () async -> Void) async -> [Report] {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter]) { await body() }
  return reporter.reports
}
