// SPDX-License-Identifier: MIT

// The sample code of the documentation of DependencyValues. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
nonisolated extension DependencyValues {
  @DependencyEntry var pageSize = 20
}

struct Pages {
  @Dependency(\.pageSize) var pageSize

  func count(of items: Int) -> Int { (items + pageSize - 1) / pageSize }
}
// end

@MainActor
@Suite struct DependencyValuesTests {
  // snippet: test
  @Test func `an override holds for what is called in it`() {
    let pages = withDependencies {
      $0.pageSize = 10
    } operation: {
      Pages().count(of: 25)
    }
    #expect(pages == 3)
  }
  // end
}
