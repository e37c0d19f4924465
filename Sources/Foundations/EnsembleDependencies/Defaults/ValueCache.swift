// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

/// The cached default values of the process, or of one test.
///
/// `@unchecked Sendable`: all mutable state is only accessed while `lock` is held. No value is made
/// while it is held, so the initializer of a value may read dependencies.
final class ValueCache: @unchecked Sendable {
  private typealias Values = [ObjectIdentifier: AnyBox]

  // Accessed on every read of a default, where the run-time check of exclusive access would be
  // measurable. The lock guarantees more than that check.
  @exclusivity(unchecked) private var live: Values = [:]
  @exclusivity(unchecked) private var preview: Values = [:]
  @exclusivity(unchecked) private var test: Values = [:]
  @exclusivity(unchecked) private var currentContext = DependencyContext.ofProcess
  private var prepared: Set<ObjectIdentifier> = []
  private let lock = Lock()

  /// Whether tests run, in which case another cache may apply.
  // Stored here because a global is slower to read.
  let isTesting = IssueReporting.isTesting

  /// The context of the process or test, which applies unless it is overridden.
  var context: DependencyContext {
    lock.withLock { currentContext }
  }

  /// Returns the default of a key, if it is cached.
  func find(_ key: ObjectIdentifier, in contextOverride: DependencyContext?) -> AnyBox? {
    lock.withLock {
      switch contextOverride ?? currentContext {
      case .live: live[key]
      case .preview: preview[key]
      case .test: test[key]
      }
    }
  }

  /// Caches a default, unless one is cached already.
  ///
  /// - Returns: The cached default.
  func keep(_ box: AnyBox, for key: ObjectIdentifier, in context: DependencyContext) -> AnyBox {
    lock.withLock {
      values(in: context) {
        if let known = $0[key] { return known }
        $0[key] = box
        return box
      }
    }
  }

  /// Sets defaults for the lifetime of the cache.
  ///
  /// In previews, which run the same code repeatedly, a default may be set again.
  ///
  /// - Returns: The defaults that had already been used or prepared, which stay unchanged.
  func prepare(_ new: DependencyValues) -> [(box: AnyBox, wasPrepared: Bool)] {
    lock.withLock {
      currentContext = new.contextOverride ?? currentContext
      let context = currentContext
      return (new.overrides?.boxes ?? [:]).compactMap { key, box in
        values(in: context) {
          if $0[key] != nil, context != .preview { return (box, prepared.contains(key)) }
          $0[key] = box
          prepared.insert(key)
          return nil
        }
      }
    }
  }

  private func values<R>(in context: DependencyContext, _ body: (inout Values) -> R) -> R {
    switch context {
    case .live: body(&live)
    case .preview: body(&preview)
    case .test: body(&test)
    }
  }
}
