// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore

/// The step of a test that caused the current action. The tasks of its effects inherit it.
final class TestOrigin<F: InstanceFeature>: Sendable {
  let policy: ErrorPolicy<F.Action>
  private let step: LockIsolated<Step>

  /// The progress of the action that the test sent.
  private enum Step {
    case unsent(expectsError: Bool)
    case reduced(failure: (any Error)?)
  }

  init(_ policy: ErrorPolicy<F.Action>, expectsError: Bool = false) {
    self.policy = policy
    step = LockIsolated(.unsent(expectsError: expectsError))
  }

  /// Runs the reducer for the action that the test sent, or for an action of its effects.
  func run<R>(in frame: FeatureFrame<F>, _ body: () -> R) -> R {
    guard case .unsent(let expectsError) = step.value else { return frame.run(under: policy, body) }
    var policy = policy
    policy.isExpected = expectsError
    let result = frame.run(under: policy, body)
    let failure = frame.failure
    step.setValue(.reduced(failure: failure))
    return result
  }

  /// The error that the reducer threw for the action that the test sent.
  var failure: (any Error)? {
    if case .reduced(let failure) = step.value { failure } else { nil }
  }
}

extension TestOrigin {
  /// The step that started the current task, if it is a step of this feature.
  static var current: TestOrigin? { CurrentTestOrigin.value as? TestOrigin }
}

/// The task-local of all features, because a generic type cannot declare one.
enum CurrentTestOrigin {
  @TaskLocal static var value: (any Sendable)?
}

/// A reducer that runs the feature of a test store in the frame of the current step.
struct TestedFeature<F: InstanceFeature>: Reducer {
  let feature: F

  func reduce(into state: inout F.State, action: F.Action) -> Effect<F.Action> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<F.State, F.Action> {
    let frame = FeatureFrame<F>()
    let run = frame.resolve(feature).run
    return ResolvedReducer { state, action in
      guard let origin = TestOrigin<F>.current else {
        return run(&state, action)
      }
      return origin.run(in: frame) { run(&state, action) }
    }
  }
}

extension TestedFeature: ReducerWrapper {
  var wrapped: F { feature }
}
