// SPDX-License-Identifier: MIT

import IssueReporting

/// The default values that have been made or prepared: for the process, or for one test.
///
/// `@unchecked Sendable`: everything that changes is only touched while `lock` is held. No value is
/// made while it is held, so a value may use dependencies when it is made.
final class ValueCache: @unchecked Sendable {
  private typealias Values = [ObjectIdentifier: AnyBox]

  // Found on every read of a default, where the run-time check of exclusive access would be felt.
  // The lock says more than that check could.
  @exclusivity(unchecked) private var live: Values = [:]
  @exclusivity(unchecked) private var preview: Values = [:]
  @exclusivity(unchecked) private var test: Values = [:]
  @exclusivity(unchecked) private var currentContext = DependencyContext.ofProcess
  private var prepared: Set<ObjectIdentifier> = []
  private let lock = Lock()

  /// Whether tests run, so that this may not be the cache to use. Kept here because a global is
  /// slower to read.
  let isTesting = IssueReporting.isTesting

  /// The context, where it is not overridden.
  var context: DependencyContext {
    lock.withLock { currentContext }
  }

  /// The default of a key, if it is known.
  func find(_ key: ObjectIdentifier, in contextOverride: DependencyContext?) -> AnyBox? {
    lock.withLock {
      switch contextOverride ?? currentContext {
      case .live: live[key]
      case .preview: preview[key]
      case .test: test[key]
      }
    }
  }

  /// Keeps a default, unless there is one by now.
  ///
  /// - Returns: The one that is kept.
  func keep(_ box: AnyBox, for key: ObjectIdentifier, in context: DependencyContext) -> AnyBox {
    lock.withLock {
      values(in: context) {
        if let known = $0[key] { return known }
        $0[key] = box
        return box
      }
    }
  }

  /// Sets defaults for good.
  ///
  /// Previews run the same code again, and may set a default again.
  ///
  /// - Returns: Those that were in use, or had been prepared before, and stay as they are.
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

  /// Forgets everything.
  func reset() {
    // Released outside of the lock, as that may call a `deinit` of users.
    let values = lock.withLock {
      let values = (live, preview, test)
      live = [:]
      preview = [:]
      test = [:]
      prepared = []
      currentContext = .ofProcess
      return values
    }
    withExtendedLifetime(values) {}
  }

  private func values<R>(in context: DependencyContext, _ body: (inout Values) -> R) -> R {
    switch context {
    case .live: body(&live)
    case .preview: body(&preview)
    case .test: body(&test)
    }
  }
}
