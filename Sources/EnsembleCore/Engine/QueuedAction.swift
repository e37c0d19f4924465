// SPDX-License-Identifier: MIT

/// An action that waits for its turn.
///
/// Without the action's type, so that a queue of them is no generic array.
class QueuedAction {
  /// What its effects belong to; nil for an action from outside.
  let group: EffectActivity?
  let origin: EngineAction.Origin
  let path: EffectPath
  /// Whether it answers to an error.
  let isAnswer: Bool

  fileprivate init(
    group: EffectActivity?,
    origin: EngineAction.Origin,
    path: EffectPath,
    isAnswer: Bool
  ) {
    self.group = group
    self.origin = origin
    self.path = path
    self.isAnswer = isAnswer
  }
}

/// The same, with the action.
final class Queued<Action>: QueuedAction {
  let action: Action

  init(
    _ action: Action,
    group: EffectActivity?,
    origin: EngineAction.Origin,
    path: EffectPath,
    isAnswer: Bool = false
  ) {
    self.action = action
    super.init(group: group, origin: origin, path: path, isAnswer: isAnswer)
  }
}
