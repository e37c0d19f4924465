// SPDX-License-Identifier: MIT

/// A function that sends the actions of one running effect back to the store.
///
/// Actions that are sent after the cancellation of the effect are dropped.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Creates a sender that calls a closure with each action.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action, and processes it before returning, unless the store is processing another
  /// one.
  public func callAsFunction(_ action: Action) {
    if Task.isCancelled { return }
    send(action)
  }
}

/// The type that sends a reducer's actions.
public typealias SendOf<R: Reducer> = Send<R.Action>
