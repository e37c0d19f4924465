// SPDX-License-Identifier: MIT

import EnsembleCore
@_spi(Testing) import EnsembleDependencies
import IssueReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What makes an issue fail the test that it is reported in.
enum TestSupport {
  /// Stops a test process that could not fail: each of its tests would pass, whatever its test stores find.
  ///
  /// On Apple's platforms the test libraries are found without being linked.
  static func require(_ location: SourceLocation) {
    #if os(Linux)
      if !isTesting || isLinked { return }
      fatalError(
        """
        A test store cannot fail this test. To fix, add the product 'EnsembleTestSupport' to the \
        dependencies of the test target.
        """,
        file: location.filePath,
        line: location.line
      )
    #endif
  }

  #if os(Linux)
    /// Whether issues reach the test libraries. A test target may bring what that needs by itself; it is
    /// looked for where IssueReporting does.
    private static let isLinked =
      TestProcess.hasSupport.value
      || dlopen("libIssueReportingTestSupport.so", RTLD_LAZY) != nil
      || dlsym(dlopen(nil, RTLD_LAZY), "$s25IssueReportingTestSupport07_recordA0ypyF") != nil
  #endif
}
