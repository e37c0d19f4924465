// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

extension ValueCache {
  /// The cache of code outside of tests.
  fileprivate static let ofProcess = ValueCache()

  /// The caches of the tests of Swift Testing.
  private static let ofTests = LockIsolated<[TestKey: ValueCache]>([:])

  /// A test, or one case of a test with arguments.
  private struct TestKey: Hashable {
    let test: TestContext.Testing.Test.ID
    let testCase: String?
  }

  /// The cache of the last test of XCTest, whose tests do not run in parallel.
  fileprivate static let ofXCTest = LockIsolated<(cache: ValueCache, isRunning: Bool)?>(nil)

  /// The cache for the operation of `withOwnDefaults`.
  @TaskLocal static var own: ValueCache?

  /// Whether the process runs tests, whose code uses the cache of a test instead of the process's.
  static var isTesting: Bool { ofProcess.isTesting }

  /// The cache of the running task's test, or else of the running XCTest test, which any other code
  /// may belong to.
  static var ofRunningTest: ValueCache? {
    ofRunningTask ?? ofXCTest.withValue { $0?.isRunning == true ? $0?.cache : nil }
  }

  /// The cache of the test that the running task belongs to; nil if that is not known, as in a
  /// detached task.
  fileprivate static var ofRunningTask: ValueCache? {
    if let carried = DependencyValues.carriedDefaults ?? own { return carried }
    guard case .swiftTesting(let testing?) = TestContext.current else { return nil }
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
  /// The cache of the defaults.
  ///
  /// Values that were captured in a test use the defaults of that test. Values that are merged
  /// below, from a property that was created in a test, have a lower precedence than the test of
  /// the running task.
  var defaults: ValueCache {
    let ofProcess = ValueCache.ofProcess
    guard ofProcess.isTesting else { return ofProcess }
    return overrides?.defaults ?? ValueCache.ofRunningTask ?? overridesBelow?.defaults
      ?? ValueCache.ofXCTest.value?.cache ?? ofProcess
  }

  /// Starts a new cache of defaults for code outside of Swift Testing's tests.
  ///
  /// Code that belongs to the previous test keeps the cache of that test.
  @_spi(Testing)
  public static func beginXCTest() {
    ValueCache.beginXCTest()
  }

  /// Ends the last XCTest test. Code that is not known to belong to another test keeps its
  /// defaults.
  @_spi(Testing)
  public static func endXCTest() {
    ValueCache.endXCTest()
  }

  /// Calls a function with a new cache of default values.
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
  fileprivate static func beginXCTest() {
    // The previous cache is released outside of the lock, as that may run a `deinit` of a client.
    let previous = ofXCTest.withValue { state in
      defer { state = (ValueCache(), true) }
      return state
    }
    withExtendedLifetime(previous) {}
  }

  fileprivate static func endXCTest() {
    ofXCTest.withValue { state in
      guard let cache = state?.cache else { return }
      state = (cache, false)
    }
  }
}

/// The test that code belongs to. Code has the same test on all threads and in all tasks with its
/// dependencies.
package struct TestIdentity: Hashable, Sendable {
  private let defaults: ValueCache

  /// The test of the running code; nil outside of tests, and where none is known.
  package static var current: TestIdentity? {
    guard ValueCache.isTesting else { return nil }
    return ValueCache.ofRunningTest.map(TestIdentity.init)
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.defaults === rhs.defaults }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(defaults)) }
}
