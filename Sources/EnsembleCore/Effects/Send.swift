// SPDX-License-Identifier: MIT

/// Sends the actions of one running effect back into the store.
///
/// An action sent after the effect was cancelled is dropped.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Creates a sender that calls a function with each action.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action; it is processed before this returns, unless the store is busy with others.
  public func callAsFunction(_ action: Action) {
    if Task.isCancelled { return }
    send(action)
  }
}

/// The type that sends a reducer's actions.
public typealias SendOf<R: Reducer> = Send<R.Action>
