// SPDX-License-Identifier: MIT

import IssueReporting

extension ValueCache {
  /// What code outside of tests uses, and XCTest, where tests do not run in parallel.
  private static let ofProcess = ValueCache()

  /// One per test of Swift Testing.
  private static let ofTests = LockIsolated<[TestContext.Testing.Test.ID: ValueCache]>([:])

  /// What a part of a test has for itself.
  @TaskLocal static var own: ValueCache?

  /// What the running code uses.
  static var current: ValueCache {
    let ofProcess = ofProcess
    guard ofProcess.isTesting else { return ofProcess }
    if let own { return own }
    guard case .swiftTesting(let testing?) = TestContext.current else { return ofProcess }
    let id = testing.test.id
    return ofTests.withValue { caches in
      if let cache = caches[id] { return cache }
      let cache = ValueCache()
      caches[id] = cache
      return cache
    }
  }
}

extension DependencyValues {
  /// Forgets the defaults that code outside of Swift Testing's tests has made so far.
  @_spi(Testing)
  public static func resetDefaults() {
    ValueCache.resetProcess()
  }

  /// Calls a function that makes defaults for itself, apart from all others.
  ///
  /// Inside another such function it shares that one's.
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
