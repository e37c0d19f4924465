// SPDX-License-Identifier: MIT

/// An action that waits for its turn.
///
/// Without the action's type, so that a queue of them is no generic array.
class QueuedAction {
  /// The effect that it comes from; nil for an action from outside.
  let origin: EffectOrigin?
  let path: EffectPath?

  fileprivate init(origin: EffectOrigin?, path: EffectPath?) {
    self.origin = origin
    self.path = path
  }
}

/// The same, with the action.
final class Queued<Action>: QueuedAction {
  let action: Action

  init(_ action: Action, origin: EffectOrigin?, path: EffectPath?) {
    self.action = action
    super.init(origin: origin, path: path)
  }
}
