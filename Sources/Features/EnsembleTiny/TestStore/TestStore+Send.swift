// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import EnsembleTesting

extension TestStore {
  /// Sends an action, as a user would, and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///     Without it, the state is expected not to change.
  ///   - handler: A closure that converts an error of the feature to an action, as in the `send` of
  ///     a ``Store``. An unhandled error fails the test.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(
    _ action: F.Action,
    assert updateStateToExpectedResult: ((_ state: inout F.State) throws -> Void)? = nil,
    catch handler: (@Sendable (_ error: any Error) -> F.Action)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let origin = TestOrigin<F>(ErrorPolicy(handler: handler, location: location))
    return await send(action, origin, location, updateStateToExpectedResult)
  }

  /// Sends an action for which the reducer is expected to throw an error of a type.
  ///
  /// The test fails if the reducer throws no error, or one of another type. The state does not
  /// change. If the feature handles the error with an action, the test receives that action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - type: The type of the error: `MyError.self`, or `(any Error).self` for any.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send<Failure>(
    _ action: F.Action,
    throws type: Failure.Type,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action,
      expecting: "an error of type '\(type)'",
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { $0 is Failure }
  }

  /// Sends an action for which the reducer is expected to throw an error.
  ///
  /// The test fails if the reducer throws no error, or another one. The state does not change. If
  /// the feature handles the error with an action, the test receives that action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - error: The error.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send<Failure: Error & Equatable>(
    _ action: F.Action,
    throws error: Failure,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action,
      expecting: "'\(debugText(of: error))'",
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { $0 as? Failure == error }
  }

  private func send(
    _ action: F.Action,
    expecting expected: String,
    _ location: SourceLocation,
    _ isExpected: (any Error) -> Bool
  ) async -> TestStoreTask {
    let origin = TestOrigin<F>(ErrorPolicy(location: location), expectsError: true)
    let task = await send(action, origin, location, nil)
    switch origin.failure {
    case nil:
      location.report("Expected the reducer to throw \(expected), but it threw no error.")
    case let failure? where !isExpected(failure):
      location.report(
        "Expected the reducer to throw \(expected), but it threw '\(debugText(of: failure))'."
      )
    default:
      break
    }
    return task
  }

  /// Sends an action, and marks it as the origin of the actions that follow from it.
  private func send(
    _ action: F.Action,
    _ origin: TestOrigin<F>,
    _ location: SourceLocation,
    _ update: ((inout F.State) throws -> Void)?
  ) async -> TestStoreTask {
    await CurrentTestOrigin.$value.withValue(origin) {
      await core.send(
        action,
        assert: update,
        fileID: location.fileID,
        file: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }
}
