// SPDX-License-Identifier: MIT

/// The effects of an action, including the effects of all actions they send.
///
/// The task is finished from the start if the action had no asynchronous effect.
public struct StoreTask: Sendable {
  private let group: EffectGroup?

  init(_ group: EffectGroup?) {
    self.group = group
  }

  /// Cancels all effects. Safe to call from any thread.
  public func cancel() {
    group?.cancel()
  }

  /// Waits until all effects have finished, and cancels them if the waiting task is cancelled.
  ///
  /// Returns without suspending if they have already finished.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    guard let group, !group.isFinished else { return }
    await withTaskCancellationHandler(
      operation: { await group.finished() },
      onCancel: { group.cancel() },
      isolation: isolation
    )
  }

  /// A Boolean value that indicates whether the effects were cancelled.
  public var isCancelled: Bool { group?.isCancelled ?? false }
}

extension StoreTask: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}
