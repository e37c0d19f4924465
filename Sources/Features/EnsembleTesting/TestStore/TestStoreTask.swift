// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// The effects that an action started in a test, including those of all actions that follow.
public struct TestStoreTask: Hashable, Sendable {
  let activity: EffectGroup?
  let progress: EffectProgress
  let timeout: Duration

  /// Cancels the effects, and waits until each of them has ended or is suspended.
  @MainActor
  public func cancel() async {
    activity?.cancel()
    await progress.settle()
  }

  /// Waits until the effects have ended, and fails the test if they do not end in time.
  ///
  /// - Parameter timeout: The time limit for waiting; the test store's timeout by default.
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
      The effects of this task are still running after \(timeout).

      \(effectAdvice(timeout))
      """
    )
  }

  /// A Boolean value that indicates whether the effects were cancelled.
  public var isCancelled: Bool { activity?.isCancelled ?? false }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.activity === rhs.activity }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(activity.map(ObjectIdentifier.init))
  }
}
