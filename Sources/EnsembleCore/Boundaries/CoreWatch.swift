// SPDX-License-Identifier: MIT

import EnsembleShims
import IssueReporting

/// Notices whether the body of a feature asks for its core.
///
/// A body is evaluated synchronously, and once per store: the watch is in a thread-local meanwhile, and
/// actions never meet it.
private final class CoreWatch {
  private let feature: Any.Type
  private let outer: UnsafeMutableRawPointer?
  private(set) var isAsked = false

  init(_ feature: Any.Type) {
    self.feature = feature
    outer = ensemble_core_get()
  }

  static var current: CoreWatch? {
    ensemble_core_get().map { Unmanaged<CoreWatch>.fromOpaque($0).takeUnretainedValue() }
  }

  func during<R>(_ body: () -> R) -> R {
    ensemble_core_set(Unmanaged.passUnretained(self).toOpaque())
    defer { ensemble_core_set(outer) }
    return withExtendedLifetime(self, body)
  }

  func note(_ feature: Any.Type) {
    if feature == self.feature { isAsked = true }
  }
}

/// Evaluates the body of a feature, and reports one without the core.
@usableFromInline
func bodyWithCore<R: BoundingReducer>(of reducer: R) -> R.Body {
  let watch = CoreWatch(R.self)
  let body = watch.during { reducer.body }
  if !watch.isAsked {
    reportIssue(
      """
      The body of "\(typeName(R.self))" does not contain its 'coreReducer'.

      The functions for the groups of its actions are never called. Put 'coreReducer' into the body, \
      where they are to run.
      """
    )
  }
  return body
}

/// Notes that a feature was asked for its core.
@usableFromInline
func noteCore(of feature: Any.Type) {
  CoreWatch.current?.note(feature)
}
