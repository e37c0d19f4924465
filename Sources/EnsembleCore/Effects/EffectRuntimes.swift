// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

/// The registries of all engines of the process, for what is to be cancelled in every store.
enum EffectRuntimes {
  private struct Entry {
    weak var runtime: EffectRuntime?
    let test: TestContext.Testing.Test.ID?
  }

  private static let entries = LockIsolated<[ObjectIdentifier: Entry]>([:])
  private static let outsiders = LockIsolated<[TestContext.Testing.Test.ID?: Entry]>([:])

  /// The registry for what runs outside of all stores: one for each test, and one for everything else.
  ///
  /// Whoever runs something in it keeps it. It is made anew after that.
  static var outside: EffectRuntime {
    let test = currentTest
    return outsiders.withValue { outsiders in
      if let runtime = outsiders[test]?.runtime { return runtime }
      outsiders = outsiders.filter { $0.value.runtime != nil }
      let runtime = EffectRuntime()
      outsiders[test] = Entry(runtime: runtime, test: test)
      return runtime
    }
  }

  static func add(_ runtime: EffectRuntime) {
    let entry = Entry(runtime: runtime, test: currentTest)
    entries.withValue { $0[ObjectIdentifier(runtime)] = entry }
  }

  static func remove(_ runtime: EffectRuntime) {
    entries.withValue { $0[ObjectIdentifier(runtime)] = nil }
  }

  /// Visits the registries that were made in the running test, or outside of tests.
  static func forEachOfSameTest(_ body: (EffectRuntime) -> Void) {
    let test = currentTest
    let runtimes = entries.withValue { entries in
      entries.values.filter { $0.test == test }.compactMap(\.runtime)
    }
    runtimes.forEach(body)
  }

  private static var currentTest: TestContext.Testing.Test.ID? {
    guard case .swiftTesting(let testing?) = TestContext.current else { return nil }
    return testing.test.id
  }
}
