// SPDX-License-Identifier: MIT

import EnsembleCore

/// What an action has set going in a test: the effects of it, and of all actions that they send.
public struct TestStoreTask: Hashable, Sendable {
  let activity: EffectGroup?
  let progress: EffectProgress
  let timeout: Duration

  /// Cancels all of it, and lets the effects end.
  @MainActor
  public func cancel() async {
    activity?.cancel()
    await progress.settle()
  }

  /// Waits until all of it has ended, and fails the test if it has not after a while.
  ///
  /// - Parameter timeout: How long to wait at most; the test store's timeout unless given.
  @MainActor
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let activity else { return }
    let timeout = timeout ?? self.timeout
    if await progress.wait(for: timeout, until: { activity.isFinished }) { return }
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      Expected task to finish, but it is still in-flight after \(timeout).

      \(effectAdvice(timeout))
      """
    )
  }

  /// Whether it was cancelled.
  public var isCancelled: Bool { activity?.isCancelled ?? false }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.activity === rhs.activity }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(activity.map(ObjectIdentifier.init))
  }
}
