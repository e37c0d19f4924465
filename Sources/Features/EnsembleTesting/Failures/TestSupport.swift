// SPDX-License-Identifier: MIT

import EnsembleCore
@_spi(Testing) import EnsembleDependencies
import EnsembleInternals
import IssueReporting

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// On Linux, IssueReporting reaches the test libraries only through a support library that a test
// target links. Without it, an issue prints a line and every test passes, so a test store stops the
// process instead.

/// A check for the support library that lets an issue fail the test in which it is reported.
enum TestSupport {
  /// Stops a test process in which issues cannot fail a test, so that every test would pass.
  ///
  /// On Apple platforms the test libraries are found without being linked.
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
  /// Whether issues reach the test libraries.
  ///
  /// A test target may also link IssueReporting's own library, which is found as IssueReporting
  /// finds it.
  private static let isLinked =
    TestProcess.hasSupport.value
    || dlopen("libIssueReportingTestSupport.so", RTLD_LAZY) != nil
    || dlsym(dlopen(nil, RTLD_LAZY), "$s25IssueReportingTestSupport07_recordA0ypyF") != nil
  #endif
}
