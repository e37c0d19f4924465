// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleShims

/// What a tiny store knows of the action that its feature is reducing.
///
/// A feature's own part finds it in a thread-local, wherever it stands in a body. It is only looked for
/// after a throw, and when an effect is made.
final class FeatureFrame<F: InstanceFeature>: AnyFeatureFrame {
  private var policy = ErrorPolicy<F.Action>()
  /// What the reducer has thrown.
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

  /// The frame of the store whose reducer runs on this thread, if its feature is this one.
  static var current: FeatureFrame? { innermost as? FeatureFrame }

  /// What becomes of errors of the feature: all that is known of it here.
  static var currentPolicy: ErrorPolicy<F.Action> {
    current?.policy ?? ErrorPolicy(location: innermost?.location)
  }
}

/// The part of a frame that needs no types.
class AnyFeatureFrame {
  /// The drain that is under way.
  fileprivate final var scope: UnsafeMutableRawPointer?
  /// Where the action was sent.
  fileprivate final var location: SourceLocation?

  /// The frame of the tiny store whose reducer runs on this thread.
  fileprivate static var innermost: AnyFeatureFrame? {
    guard let pointer = ensemble_feature_get() else { return nil }
    // Only `run` sets the pointer, to a frame that lives as long as it is set.
    let frame = Unmanaged<AnyFeatureFrame>.fromOpaque(pointer).takeUnretainedValue()
    // The reducer of another store, called meanwhile, is in a drain of its own.
    return frame.scope == ensemble_scope_get() ? frame : nil
  }
}
