// SPDX-License-Identifier: MIT

extension Effect {
  /// An effect that sends an action in answer to an error of a reducer.
  ///
  /// Whoever reduces the action learns that from ``isReducingAnswer()``, so that an answer which fails as well
  /// does not go on for ever.
  package static func answer(_ action: Action) -> Self { Self(AnswerNode(action)) }
}

/// Whether the action that is being reduced on this thread answers to an error.
package func isReducingAnswer() -> Bool { ObservationScope.current?.isReducingAnswer ?? false }

/// `@unchecked Sendable`: as for every node, what it holds never changes.
private final class AnswerNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let action: Action

  init(_ action: Action) {
    self.action = action
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    if context.isCancelled { return }
    sink.receive(action, EffectOrigin(group: context.group, isAnswer: true), context.path)
  }
}
