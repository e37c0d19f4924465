// SPDX-License-Identifier: MIT

/// What an action has set going: the effects of it, and of all actions that they send.
///
/// Finished from the start if the action had no lasting effect.
public struct StoreTask: Sendable {
  private let group: EffectGroup?

  init(_ group: EffectGroup?) {
    self.group = group
  }

  /// Cancels all of it. May be called from anywhere.
  public func cancel() {
    group?.cancel()
  }

  /// Waits until all of it has ended; cancels it if the waiting task is cancelled.
  ///
  /// Returns at once, without giving up the caller's turn, if it has ended.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    guard let group, !group.isFinished else { return }
    await withTaskCancellationHandler(
      operation: { await group.finished() },
      onCancel: { group.cancel() },
      isolation: isolation
    )
  }

  /// Whether it was cancelled.
  public var isCancelled: Bool { group?.isCancelled ?? false }
}

extension StoreTask: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}
