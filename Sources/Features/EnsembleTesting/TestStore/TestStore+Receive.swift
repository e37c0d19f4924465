// SPDX-License-Identifier: MIT

import CustomDump
import EnsembleCasePaths
import EnsembleConcurrency
import EnsembleCore
import EnsembleInternals

extension TestStore {
  /// Expects an action from an effect, and asserts how it changes the state.
  ///
  /// In an exhaustive test, the action must be the next one that is not asserted yet; in any other
  /// test, earlier actions are skipped.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - timeout: The time limit for waiting; the store's timeout by default.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one, as
  ///     in `send`.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      ExpectedAction(
        matches: { $0 == expectedAction },
        missing: {
          """
          No effect sent the action that the test expects:

          \(dumped(expectedAction).indented(by: 2))
          """
        },
        contrast: { difference(expectedAction, $0, legend: "Expected: −, Received: +") }
      ),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Expects an action that satisfies a predicate, and asserts how it changes the state.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        ExpectedAction(
          matches: isMatching,
          missing: { "No effect sent an action that satisfies the predicate." },
          contrast: { dumped($0).indented(by: 2) }
        ),
        timeout: timeout,
        assert: updateStateToExpectedResult,
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  /// Expects an action in a case, whatever its payload, and asserts how it changes the state.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      ExpectedAction(
        matches: { path.contains($0) },
        missing: { "No effect sent an action in the expected case." },
        contrast: { dumped($0).indented(by: 2) }
      ),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Expects an action in a case with a payload, and asserts how it changes the state.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      ExpectedAction(
        matches: { path.extract(from: $0) == .some(value) },
        missing: {
          """
          No effect sent an action in the expected case.

          \(dumped(path.embed(value)).indented(by: 2))
          """
        },
        contrast: { action in
          guard path.contains(action) else { return dumped(action).indented(by: 2) }
          return difference(path.embed(value), action, legend: "Expected: −, Actual: +")
        }
      ),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Reports at compile time that an action without `Equatable` cannot be received by value.
  @available(
    *,
    unavailable,
    message: "Receive it by its case ('receive(\\.case)'), or make 'Action' conform to 'Equatable'."
  )
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async {}

  /// Tells that an action cannot be received by such a case.
  @available(
    *,
    unavailable,
    message: "The action has no such case, or an enum on the path has no '@CasePathable'."
  )
  @_disfavoredOverload
  public func receive(
    _ actionCase: KeyPath<_MissingMember, _MissingMember>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async {}

  private func receive(
    _ expected: ExpectedAction<Action>,
    timeout: Duration?,
    assert update: ((inout State) throws -> Void)?,
    _ location: SourceLocation
  ) async {
    guard await waitForAction(expected, timeout ?? self.timeout, location) else { return }
    guard let received = takeReceived(expected, location) else {
      return location.report("\(expected.missing())\n\n\(noEffectAdvice)")
    }
    if expected.matches(received.action) {
      run.expect(received.outcome, update, location)
    } else {
      let isLater = run.received.contains { expected.matches($0.action) }
      location.report(
        """
        The next action is not the expected one\(isLater ? ", which comes later" : ""):

        \(expected.contrast(received.action))
        """
      )
    }
    run.asserted = received.outcome
    await settle()
  }

  /// Waits until an action is available, or no effect can send one.
  ///
  /// - Returns: False if neither has happened in time, which is reported.
  private func waitForAction(
    _ expected: ExpectedAction<Action>,
    _ timeout: Duration,
    _ location: SourceLocation
  ) async -> Bool {
    let isComplete = await run.progress.wait(for: timeout) {
      let isThere =
        exhaustivity == .on
        ? !run.received.isEmpty : run.received.contains { expected.matches($0.action) }
      return isThere || !run.mayReceive
    }
    if !isComplete {
      location.report(
        """
        No \(exhaustivity == .on ? "" : "matching ")action was received within \(timeout).

        \(effectAdvice(timeout))
        """
      )
    }
    return isComplete
  }

  /// Removes the next received action, or the next that matches in a non-exhaustive test store,
  /// which skips those before it.
  private func takeReceived(
    _ expected: ExpectedAction<Action>,
    _ location: SourceLocation
  ) -> TestRun<State, Action>.Received? {
    if exhaustivity != .on {
      guard let index = run.received.firstIndex(where: { expected.matches($0.action) }) else {
        return nil
      }
      if index > 0 { run.skipReceived(upTo: index, exhaustivity, location) }
    }
    return run.received.isEmpty ? nil : run.received.removeFirst()
  }
}

/// An action that a test waits for.
private struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  /// The failure message for an action that was not received.
  let missing: () -> String
  /// A function that describes the difference between the expected action and another one.
  let contrast: (Action) -> String
}

private let noEffectAdvice = """
  No effect is running that could send it: it was cancelled, or has ended without sending.
  """

extension AnyCasePath {
  /// Returns whether a value is in the case, even with a nil payload.
  fileprivate func contains(_ root: Root) -> Bool {
    if case .some = extract(from: root) { true } else { false }
  }
}
