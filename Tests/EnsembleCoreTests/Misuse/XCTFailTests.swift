// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("XCTFail outside of XCTest")
struct XCTFailTests {
  /// Fails as a helper of a client or a test does.
  private func fail(file: StaticString = #filePath, line: UInt = #line) {
    XCTFail("It failed.", file: file, line: line)
  }

  @Test func `an issue is reported at the line that is given`() {
    let line = #line + 2
    withKnownIssue {
      fail()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { "\($0)".contains("It failed.") }
    }
  }

  @Test func `without a place it is that of the call`() {
    let line = #line + 2
    withKnownIssue {
      XCTFail("It failed.")
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }
}
