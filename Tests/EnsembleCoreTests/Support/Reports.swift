// SPDX-License-Identifier: MIT

import IssueReporting
import Testing

/// Expects that the body reports exactly one issue, which contains all of the texts.
@MainActor
func expectReport(
  _ texts: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  let reporter = CollectingReporter()
  withIssueReporters([reporter]) { body() }
  reporter.expect(texts, sourceLocation)
}

/// Expects the same of a body that waits.
@MainActor
func expectReport(
  _ texts: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor () async -> Void
) async {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter]) { await body() }
  reporter.expect(texts, sourceLocation)
}

/// Keeps what is reported. It needs no support library, which a test bundle may not link.
private struct CollectingReporter: IssueReporter {
  let messages = Recorder<String>()

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    messages.record(message() ?? "")
  }

  func expect(_ texts: [String], _ sourceLocation: Testing.SourceLocation) {
    #expect(messages.count == 1, sourceLocation: sourceLocation)
    for text in texts {
      #expect(messages.values.first?.contains(text) == true, sourceLocation: sourceLocation)
    }
  }
}
