// SPDX-License-Identifier: MIT

extension Effect {
  /// Returns an effect that sends an action in response to an error of a reducer.
  ///
  /// While that action is reduced, ``isReducingErrorResponse()`` is true, which prevents endless
  /// error handling if it fails as well.
  package static func errorResponse(_ action: Action) -> Self { Self(ErrorResponseNode(action)) }
}

/// Returns whether the action being reduced on this thread responds to an error.
package func isReducingErrorResponse() -> Bool {
  ChangeBatch.current?.isReducingErrorResponse ?? false
}

/// `@unchecked Sendable`: immutable, like every node.
private final class ErrorResponseNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let action: Action

  init(_ action: Action) {
    self.action = action
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    if context.isCancelled { return }
    var origin = EffectOrigin(group: context.group, isErrorResponse: true)
    origin.isTimed = context.isTimed
    sink.receive(action, origin)
  }
}
