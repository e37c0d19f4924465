// SPDX-License-Identifier: MIT

/// A queued action.
///
/// Erases the action's type, so that the queue is no generic array.
class QueuedAction {
  /// The origin of the action; nil for an external action.
  let origin: EffectOrigin?

  fileprivate init(origin: EffectOrigin?) {
    self.origin = origin
  }
}

/// A queued action with its value.
final class Queued<Action>: QueuedAction {
  let action: Action

  init(_ action: Action, origin: EffectOrigin?) {
    self.action = action
    super.init(origin: origin)
  }
}
