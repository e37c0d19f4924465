// SPDX-License-Identifier: MIT

import Ensemble
import TestTools

/// Calls a function and returns what it reports, which fails nothing then.
@MainActor
func reports(_ body: @MainActor () async -> Void) async -> [Report] {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter]) { await body() }
  return reporter.reports
}

/// The same for what is told without failing the test: if it were no note, it would fail this one.
@MainActor
func notes(_ body: @MainActor () async -> Void) async -> [Report] {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter, .default]) { await body() }
  return reporter.reports
}

extension [Report] {
  var messages: [String] { map(\.message) }
}
