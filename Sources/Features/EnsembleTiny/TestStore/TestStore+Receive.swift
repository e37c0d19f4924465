// SPDX-License-Identifier: MIT

import EnsembleTesting

extension TestStore {
  /// Expects an action from an effect, and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - timeout: The time limit for waiting; one second by default.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one, as
  ///     in `send`.
  public func receive(
    _ action: F.Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout F.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where F.Action: Equatable {
    await core.receive(
      action,
      timeout: timeout,
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Expects an action that satisfies a predicate, and asserts how it changes the state.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: F.Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout F.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.receive(
      isMatching,
      timeout: timeout,
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}
