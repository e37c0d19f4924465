// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import IssueReporting

extension Exhaustivity {
  /// Reports a failure of an exhaustive test; in any other test it is at most a note.
  func report(_ location: SourceLocation, _ message: () -> String) {
    switch self {
    case .on: location.report(message())
    case .off(true):
      Self.note(location, "Not asserted, which this test store allows:\n\n\(message())")
    case .off(false): break
    }
  }

  /// Prints a note about assertions that a test skipped on purpose.
  func noteSkipped(_ location: SourceLocation, _ message: () -> String) {
    if self != .off { Self.note(location, message()) }
  }

  /// Reports a message without failing the test.
  private static func note(_ location: SourceLocation, _ message: String) {
    #if !canImport(ObjectiveC)
    // XCTest does not support expected issues on this platform: the note would fail the test.
    if TestContext.current == .some(.xcTest) {
      print("\(location.filePath):\(location.line): note: \(message)")
      return
    }
    #endif
    // The message belongs to the issue; repeating it in the expectation would show it twice.
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
