// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleShims
import IssueReporting

/// Notices whether the body of a feature asks for the feature's own part, which is its core.
///
/// A body is evaluated synchronously, and once per store: the watch is in a thread-local meanwhile, and
/// actions never meet it.
private final class CoreWatch {
  private let feature: Any.Type
  private let owner: AnyObject?
  private let outer: UnsafeMutableRawPointer?
  private(set) var isAsked = false

  init(_ feature: Any.Type, _ owner: AnyObject?) {
    self.feature = feature
    self.owner = owner
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

  func note(_ feature: Any.Type) -> AnyObject? {
    guard feature == self.feature else { return nil }
    isAsked = true
    return owner
  }
}

/// Resolves a feature with a body in which its own part stands; a body without it is reported.
///
/// - Parameters:
///   - reducer: The feature.
///   - part: What its part is called.
///   - owner: What ``noteCore(of:)`` gives while this body is evaluated.
@inlinable
package func resolveBody<R: Reducer>(
  of reducer: R,
  with part: StaticString,
  owner: AnyObject? = nil
) -> ResolvedReducer<R.State, R.Action> where R.Body: Reducer<R.State, R.Action> {
  BodyResolution(reducer) { watchedBody(of: reducer, part, owner)._resolved() }.resolved
}

/// Evaluates the body of a feature, and reports one without the feature's own part.
@usableFromInline
func watchedBody<R: Reducer>(
  of reducer: R,
  _ part: StaticString,
  _ owner: AnyObject?
) -> R.Body {
  let watch = CoreWatch(R.self, owner)
  let body = watch.during { reducer.body }
  if !watch.isAsked {
    reportIssue(
      """
      The body of "\(typeName(R.self))" does not contain its '\(part)'.

      The functions of the feature are never called. Put '\(part)' into the body, where they are to run.
      """
    )
  }
  return body
}

/// Notes that a feature was asked for its own part.
///
/// - Returns: Whom the body belongs to that is being evaluated, if it is that of the feature.
@discardableResult
@usableFromInline
package func noteCore(of feature: Any.Type) -> AnyObject? {
  CoreWatch.current?.note(feature)
}
