// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies

/// The runtimes of the process whose effects have ever had identifiers, for cancellations in every
/// store.
enum EffectRuntimes {
  /// A runtime and its test. A class, because copying a structure with a weak reference is slow.
  ///
  /// `@unchecked Sendable`: `runtime` is only assigned by `init`, and weak references may be loaded
  /// by several threads at once.
  private final class Entry: @unchecked Sendable {
    private(set) weak var runtime: EffectRuntime?
    let test: TestIdentity?

    init(runtime: EffectRuntime, test: TestIdentity?) {
      self.runtime = runtime
      self.test = test
    }
  }

  private static let entries = LockIsolated<[ObjectIdentifier: Entry]>([:])
  private static let outsiders = LockIsolated<[TestIdentity?: Entry]>([:])

  /// The runtime for operations outside of all stores: one for each test, and one for all other
  /// code.
  ///
  /// Retained by the operations that run in it, and recreated after the last one.
  static var outside: EffectRuntime {
    let test = TestIdentity.current
    return outsiders.withValue { outsiders in
      if let runtime = outsiders[test]?.runtime { return runtime }
      outsiders = outsiders.filter { $0.value.runtime != nil }
      let runtime = EffectRuntime { _ in
        preconditionFailure("Only effects of a reducer have steps that follow each other.")
      }
      outsiders[test] = Entry(runtime: runtime, test: test)
      return runtime
    }
  }

  static func add(_ runtime: EffectRuntime, in test: TestIdentity?) {
    let entry = Entry(runtime: runtime, test: test)
    entries.withValue { $0[ObjectIdentifier(runtime)] = entry }
  }

  static func remove(_ runtime: EffectRuntime) {
    entries.withValue { $0[ObjectIdentifier(runtime)] = nil }
  }

  /// Calls a closure with the runtimes that were created in the current test, or outside of tests.
  static func forEachOfSameTest(_ body: (EffectRuntime) -> Void) {
    let test = TestIdentity.current
    let runtimes = entries.withValue { entries in
      entries.values.filter { $0.test == test }.compactMap(\.runtime)
    }
    runtimes.forEach(body)
  }
}
