// SPDX-License-Identifier: MIT

import Ensemble
import TestTools

/// Calls a function and returns the notes that it reports; any other issue fails the test.
@MainActor
func notes(_ body: @MainActor () async -> Void) async -> [Report] {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter, .default]) { await body() }
  return reporter.reports
}

extension [Report] {
  var messages: [String] { map(\.message) }
}
