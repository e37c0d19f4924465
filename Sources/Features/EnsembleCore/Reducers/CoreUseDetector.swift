// SPDX-License-Identifier: MIT

import EnsembleInternals
import EnsembleShims
import IssueReporting

// A feature whose body omits its core reducer ignores its own actions. While the store evaluates
// the body, once, a thread-local records whether the core reducer is created: the mistake is found
// at the first run, without a cost per action.

/// A detector of bodies that leave out the feature's own core reducer.
///
/// A body is evaluated synchronously, and once per store: the detector is stored in a thread-local
/// meanwhile, and costs nothing per action.
private final class CoreUseDetector {
  private let feature: Any.Type
  private let owner: AnyObject?
  private let outer: UnsafeMutableRawPointer?
  private(set) var isUsed = false

  init(_ feature: Any.Type, _ owner: AnyObject?) {
    self.feature = feature
    self.owner = owner
    outer = ensemble_core_get()
  }

  static var current: CoreUseDetector? {
    ensemble_core_get().map { Unmanaged<CoreUseDetector>.fromOpaque($0).takeUnretainedValue() }
  }

  func during<R>(_ body: () -> R) -> R {
    ensemble_core_set(Unmanaged.passUnretained(self).toOpaque())
    defer { ensemble_core_set(outer) }
    return withExtendedLifetime(self, body)
  }

  func recordUse(_ feature: Any.Type) -> AnyObject? {
    guard feature == self.feature else { return nil }
    isUsed = true
    return owner
  }
}

/// Resolves a feature whose body must contain the feature's own core reducer; a body without it is
/// reported as an issue.
///
/// - Parameters:
///   - reducer: The feature.
///   - part: The name of the core reducer.
///   - owner: The object that ``recordCoreUse(of:)`` returns while this body is evaluated.
@inlinable
package func resolveBody<R: Reducer>(
  of reducer: R,
  with part: StaticString,
  owner: AnyObject? = nil
) -> ResolvedReducer<R.State, R.Action> where R.Body: Reducer<R.State, R.Action> {
  BodyResolution(reducer) { checkedBody(of: reducer, part, owner)._resolved() }.resolved
}

/// Evaluates the body of a feature, and reports a body without the feature's core reducer.
@usableFromInline
func checkedBody<R: Reducer>(
  of reducer: R,
  _ part: StaticString,
  _ owner: AnyObject?
) -> R.Body {
  let detector = CoreUseDetector(R.self, owner)
  let body = detector.during { reducer.unisolatedBody }
  if !detector.isUsed {
    reportIssue(
      """
      The body of "\(typeName(R.self))" does not contain its '\(part)'.

      The functions of the feature are never called. Add '\(part)' to the body \
      at the position where they should run.
      """
    )
  }
  return body
}

/// Records that the core reducer of a feature is used.
///
/// - Returns: The owner of the body that is being evaluated, if it is the body of the feature.
@discardableResult
@usableFromInline
package func recordCoreUse(of feature: Any.Type) -> AnyObject? {
  CoreUseDetector.current?.recordUse(feature)
}
