// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleInternals
import EnsembleSharing

extension TestStore {
  /// Waits until all effects have ended, except skipped ones, and checks that nothing is left to
  /// assert.
  ///
  /// Received actions that are not asserted fail an exhaustive test. They remain: `receive` still
  /// finds them afterwards, and `skipReceivedActions` adopts their state. ``state`` is as of the
  /// last action that was asserted or skipped, also in a non-exhaustive test.
  ///
  /// - Parameter timeout: The time limit for waiting; the store's timeout by default.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let timeout = timeout ?? self.timeout
    let isFinished = await run.progress.wait(for: timeout) { run.inFlight.isEmpty }
    run.reportReceived(location)
    run.reportSharedChanges(location)
    guard !isFinished else { return }
    exhaustivity.report(location) {
      """
      Effects are still running after \(timeout).

      \(effectAdvice(timeout))
      """
    }
    // Report each effect once.
    run.forgetInFlight()
  }
}

extension TestRun {
  /// Reports the remaining actions and effects when the test store is released.
  func complete() {
    if restoresMainSerialExecutor { uncheckedUseMainSerialExecutor = false }
    reportReceived(nil)
    reportSharedChanges(nil)
    for effect in inFlight {
      exhaustivity.report(effect.location) {
        """
        When the test ended, an effect \
        \(effect.action == nil ? "that follows from the state" : "of this action") was still running.

        Find out what it waits for:

        • If it waits for a clock, advance the clock in the test, or use an immediate clock.

        • If it waits for a stream of values, such as notifications, end the stream in the test.

        • If it is meant to live as long as the feature, cancel it: by an action of the feature, or \
        with the task that 'send' returned.

        • If it just needs time, wait for it: 'await store.finish()'.

        • If it is of no interest in this test, call 'await store.skipInFlightEffects()', or set \
        'store.exhaustivity = .off'.
        """
      }
    }
  }

  /// Reports changes of shared values that were not asserted, each once.
  func reportSharedChanges(_ location: SourceLocation?) {
    let changes = shared.unasserted(after: reportedSharedPosition)
    if changes.isEmpty { return }
    if exhaustivity != .off { reportedSharedPosition = shared.position }
    exhaustivity.report(location ?? created) {
      """
      The test ended without asserting changes of shared values.

      \(changes.map(\.difference).joined(separator: "\n\n").indented(by: 4))

      (Before: −, After: +)

      Assert them with 'store.assert' at the end of the test.
      """
    }
  }

  /// Reports received actions that were not asserted, each once.
  ///
  /// They can still be received or skipped: without that, a test could not adopt their state.
  func reportReceived(_ location: SourceLocation?) {
    let actions = received.filter { !$0.isReported }.map { debugCase(of: $0.action) }
    if actions.isEmpty { return }
    if exhaustivity != .off {
      for index in received.indices { received[index].isReported = true }
    }
    exhaustivity.report(location ?? created) {
      """
      The test ended without asserting \(counted(actions.count, "received action")).

        Actions:
      \(actions.joined(separator: "\n").indented(by: 4))

      Assert them with 'store.receive', pass over them with 'store.skipReceivedActions()', or \
      set 'store.exhaustivity = .off'.
      """
    }
  }
}
