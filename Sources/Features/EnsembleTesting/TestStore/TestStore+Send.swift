// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleConcurrency
import EnsembleCore
import EnsembleInternals

extension TestStore {
  /// Sends an action, as a user would, and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one. In a
  ///     non-exhaustive test it is given the state after the action, which it must not change.
  ///     Without it, the state is expected not to change.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    await settle()
    if isDismissed {
      location.report("An action was sent to a test store whose feature has dismissed itself.")
      return task(nil)
    }
    if !run.received.isEmpty { handleUnassertedActions(location) }
    let (after, activity) = run.send(action, location)
    run.expect(after, updateStateToExpectedResult, location)
    run.asserted = after
    await settle()
    return task(activity)
  }

  /// Sends an action without payload by its case, and asserts how it changes the state.
  // Otherwise a misspelled '.tappd' is reported as a member that 'KeyPath' does not have.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      action(),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Sends an action by its case and its payload, and asserts how it changes the state.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Tells that an action cannot be sent by such a case.
  @available(
    *,
    unavailable,
    message: """
      The action has no such case, the case has a payload ('send(\\.case, payload)'), or an enum \
      on the path has no '@CasePathable'.
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: KeyPath<_MissingMember, _MissingMember>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async -> TestStoreTask { fatalError() }

  /// Runs the effects until each is suspended; returns at once if there are none.
  func settle() async {
    await run.progress.settle(unless: { run.isIdle })
  }

  private func task(_ activity: EffectGroup?) -> TestStoreTask {
    TestStoreTask(activity: activity, progress: run.progress, timeout: timeout)
  }

  /// Reports or skips received actions that were not asserted before another one is sent.
  private func handleUnassertedActions(_ location: SourceLocation) {
    let actions = run.received.map(\.action)
    switch exhaustivity {
    case .on:
      location.report(
        """
        An action was sent before \
        \(counted(actions.count, "received action", ("was", "were"))) asserted.

        Actions: \(dumped(actions))
        """
      )
    case .off:
      run.skipReceived(exhaustivity, location)
    }
  }
}
