// SPDX-License-Identifier: MIT

import IssueReporting

extension ValueCache {
  /// The cache of code outside of tests, and of XCTest, where tests do not run in parallel.
  private static let ofProcess = ValueCache()

  /// The caches of the tests of Swift Testing.
  private static let ofTests = LockIsolated<[TestKey: ValueCache]>([:])

  /// A test, or one case of a test with arguments.
  private struct TestKey: Hashable {
    let test: TestContext.Testing.Test.ID
    let testCase: String?
  }

  /// The cache of a function that has defaults of its own.
  @TaskLocal static var own: ValueCache?

  /// The cache of the running code.
  static var current: ValueCache {
    let ofProcess = ofProcess
    guard ofProcess.isTesting else { return ofProcess }
    if let own { return own }
    guard case .swiftTesting(let testing?) = TestContext.current else { return ofProcess }
    let key = TestKey(test: testing.test.id, testCase: TestProcess.testCase.value?())
    return ofTests.withValue { caches in
      if let cache = caches[key] { return cache }
      let cache = ValueCache()
      caches[key] = cache
      return cache
    }
  }
}

extension DependencyValues {
  /// Removes the cached defaults of code outside of Swift Testing's tests.
  @_spi(Testing)
  public static func resetDefaults() {
    ValueCache.resetProcess()
  }

  /// Calls a function with a cache of defaults of its own.
  ///
  /// A nested call shares the cache of the outer one.
  @_spi(Testing)
  public static func withOwnDefaults<R>(
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await ValueCache.$own.withValue(
      ValueCache.own ?? ValueCache(),
      operation: operation,
      isolation: isolation
    )
  }
}

extension ValueCache {
  fileprivate static func resetProcess() {
    ofProcess.reset()
  }
}
