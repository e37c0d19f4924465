// SPDX-License-Identifier: MIT

import EnsembleTiny
import TestTools

/// Calls a function and returns what it reports, which fails nothing then.
@MainActor
func reports(_ body: @MainActor () async -> Void) async -> [Report] {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter]) { await body() }
  return reporter.reports
}
