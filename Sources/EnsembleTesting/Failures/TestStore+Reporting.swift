// SPDX-License-Identifier: MIT

import EnsembleCore
import IssueReporting

extension Exhaustivity {
  /// Reports what an exhaustive test fails for: in any other it is a note at most.
  func report(_ location: SourceLocation, _ message: () -> String) {
    switch self {
    case .on: location.report(message())
    case .off(true): Self.note(location, "Skipped assertions.\n\n\(message())")
    case .off(false): break
    }
  }

  /// Notes what a test has skipped on purpose.
  func noteSkipped(_ location: SourceLocation, _ message: () -> String) {
    if self != .off { Self.note(location, message()) }
  }

  /// Tells something without failing the test.
  private static func note(_ location: SourceLocation, _ message: String) {
    #if !canImport(ObjectiveC)
      // XCTest knows no expected issues there: it would fail the test.
      if TestContext.current == .some(.xcTest) {
        print("\(location.filePath):\(location.line): note: \(message)")
        return
      }
    #endif
    // The issue says it; an expected issue with the same words would say it twice.
    withExpectedIssue(
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    ) {
      location.report(message)
    }
  }
}
