// SPDX-License-Identifier: MIT

/// The actions that wait for the one that is being processed.
struct ActionQueue {
  private var items: [QueuedAction] = []
  /// Whether no action waits. Stored, since every action reads it.
  private(set) var isEmpty = true

  mutating func append(_ item: QueuedAction) {
    items.append(item)
    isEmpty = false
  }

  /// Returns the waiting action at an index; nil if fewer actions wait.
  func item(at index: Int) -> QueuedAction? { index < items.count ? items[index] : nil }

  /// Removes and returns all actions.
  mutating func takeAll() -> [QueuedAction] {
    defer {
      items = []
      isEmpty = true
    }
    return items
  }
}

/// A queued action.
///
/// Erases the action's type, so that the queue need not be a generic array.
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
