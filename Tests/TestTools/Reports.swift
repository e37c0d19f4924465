// SPDX-License-Identifier: MIT

import IssueReporting
import Testing

/// Calls a function and returns the issues that it reports, which do not fail the test.
package func reports(_ body: () throws -> Void) rethrows -> [Report] {
  let reporter = CollectingReporter()
  try withIssueReporters([reporter]) { try body() }
  return reporter.reports
}

/// Calls an asynchronous function and returns the issues that it reports, which do not fail the
/// test.
package func reports(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [Report] {
  let reporter = CollectingReporter()
  try await withIssueReporters([reporter]) { try await body() }
  return reporter.reports
}

/// Expects that the body reports exactly one issue, which contains all of the texts.
@MainActor
package func expectReport(
  _ texts: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  let reporter = CollectingReporter()
  withIssueReporters([reporter]) { body() }
  reporter.expect(texts, sourceLocation)
}

/// Expects that an asynchronous body reports exactly one issue, which contains all of the texts.
@MainActor
package func expectReport(
  _ texts: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor () async -> Void
) async {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter]) { await body() }
  reporter.expect(texts, sourceLocation)
}

extension CollectingReporter {
  fileprivate func expect(_ texts: [String], _ sourceLocation: Testing.SourceLocation) {
    #expect(reports.count == 1, sourceLocation: sourceLocation)
    for text in texts {
      #expect(reports.first?.message.contains(text) == true, sourceLocation: sourceLocation)
    }
  }
}
