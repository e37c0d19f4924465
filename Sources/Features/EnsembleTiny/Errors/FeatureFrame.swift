// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import EnsembleShims

// A frame gives the feature's own reducer access to the `catch` of its `send`, so that effects need
// not carry errors; in a test store, a task-local is used instead, which the tasks of effects
// inherit. Errors of children go to their own `action(for:during:)`, because a `catch` returns
// actions of the store's feature. The action that handles an error is marked: if its reducer throws
// again, the error is reported rather than handled, since the drain might never end otherwise.

/// The context in which a tiny store runs its feature: the policy for errors, and the error thrown.
///
/// The feature's own part finds it in a thread-local, at any depth of a body. It is looked up only
/// after a throw and when an effect is created. A child does not find it, even if it is a feature
/// of the same type: the frame knows which part runs.
final class FeatureFrame<F: InstanceFeature>: AnyFeatureFrame {
  private var policy = ErrorPolicy<F.Action>()
  /// The error that the reducer threw.
  var failure: (any Error)?

  /// Runs a reducer in this frame.
  func run<R>(under policy: ErrorPolicy<F.Action>, _ body: () -> R) -> R {
    let outer = ensemble_feature_get()
    self.policy = policy
    location = policy.location
    failure = nil
    scope = ensemble_scope_get()
    ensemble_feature_set(Unmanaged.passUnretained(self).toOpaque())
    defer { ensemble_feature_set(outer) }
    return withExtendedLifetime(self, body)
  }

  /// Resolves the feature of the store, so that its own part is distinguished from the part of any
  /// child.
  func resolve(_ feature: F) -> ResolvedReducer<F.State, F.Action> {
    let outer = ensemble_feature_get()
    isResolving = true
    scope = ensemble_scope_get()
    ensemble_feature_set(Unmanaged.passUnretained(self).toOpaque())
    defer {
      ensemble_feature_set(outer)
      isResolving = false
    }
    return withExtendedLifetime(self) { feature._resolved() }
  }

  /// The frame of the store whose reducer runs on this thread, if this feature is that store's.
  static var current: FeatureFrame? {
    guard let frame = innermost as? FeatureFrame, frame.isInOwnPart else { return nil }
    return frame
  }

  /// The error policy of the running feature; for a child, one that knows the source location
  /// alone.
  static var currentPolicy: ErrorPolicy<F.Action> {
    current?.policy ?? ErrorPolicy(location: innermost?.location)
  }
}

/// The part of a frame that does not depend on the feature's type.
@usableFromInline
class AnyFeatureFrame {
  /// Whether the feature's own part runs, or its error is handled.
  // Set and cleared around a call; no access to it can overlap another.
  @exclusivity(unchecked) @usableFromInline final var isInOwnPart = false
  /// Whether the store is resolving its feature.
  fileprivate final var isResolving = false
  /// The scope of the drain in progress.
  fileprivate final var scope: UnsafeMutableRawPointer?
  /// The source location at which the action was sent.
  fileprivate final var location: SourceLocation?

  /// The frame of the tiny store that resolves its feature on this thread.
  @usableFromInline
  static var resolving: AnyFeatureFrame? { innermost.flatMap { $0.isResolving ? $0 : nil } }

  /// The frame of the tiny store whose reducer runs on this thread.
  fileprivate static var innermost: AnyFeatureFrame? {
    guard let pointer = ensemble_feature_get() else { return nil }
    // Only `run` sets the pointer, to a frame that lives as long as it is set.
    let frame = Unmanaged<AnyFeatureFrame>.fromOpaque(pointer).takeUnretainedValue()
    // If the reducer of another store is called meanwhile, it has a separate drain.
    return frame.scope == ensemble_scope_get() ? frame : nil
  }
}

/// Records that a body contains its feature's own reducer.
///
/// - Returns: The frame of the tiny store that resolves the feature; nil for a child.
@usableFromInline
func frame(ofBodyOf feature: Any.Type) -> AnyFeatureFrame? {
  recordCoreUse(of: feature) as? AnyFeatureFrame
}
